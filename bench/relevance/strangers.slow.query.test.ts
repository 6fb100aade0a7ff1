import { beforeAll, expect, it } from "vitest";
import { askStrangers, storeStrangers } from "./ask-strangers";
import { strangePeople } from "./strange-people";
import { strangeQueries } from "./strange-queries";

beforeAll(() => storeStrangers(strangePeople));

it("strangers' queries find the strangers whom they ask for, and nonsense finds nobody [FIND-14]", async () => {
  const { measured, failing } = await askStrangers(strangePeople, strangeQueries);
  // `npm run bench -- relevance` prints this.
  if (process.env.RELEVANCE) process.stdout.write(`strangers\n${JSON.stringify(measured)}\n${failing.join("\n")}\n`);
  expect(measured.recall).toBeGreaterThanOrEqual(0.95);
  expect(measured.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
}, 180_000);
