import { beforeAll, expect, it } from "vitest";
import { askStrangers, storeStrangers } from "./ask-strangers";
import { neighbours } from "./neighbours";
import { neighboursQueries } from "./neighbours-queries";

beforeAll(() => storeStrangers(neighbours));

it("what companies, municipalities, clubs and private people type finds whom they mean [FIND-14]", async () => {
  const { measured, failing } = await askStrangers(neighbours, neighboursQueries);
  // `npm run bench -- relevance` prints this.
  if (process.env.RELEVANCE) process.stdout.write(`neighbours\n${JSON.stringify(measured)}\n${failing.join("\n")}\n`);
  expect(measured.recall).toBeGreaterThanOrEqual(0.95);
  expect(measured.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
}, 180_000);
