import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { readJobs } from "~/features/operations/jobs.server";
import { metrics } from "../../server/http/metrics";
import { countMails } from "./count-mails.server";

const add = (name: string, state: string, data: object, output: object | null = null) =>
  db.execute(sql`insert into pgboss.job (name, state, data, source_output)
    values (${name}, ${state}, ${JSON.stringify(data)}::jsonb, ${output && JSON.stringify(output)}::jsonb)`);

it("counts waiting, retried and given-up mails apart, and those to unconfirmed addresses by themselves [HOUSE-131, HOUSE-134]", async () => {
  await add("mail", "created", { to: "a@example.com" });
  await add("mail", "active", { to: "b@example.com" });
  await add("mail", "retry", { to: "c@example.com" });
  await add("mail", "completed", { to: "d@example.com" });
  const given = { to: "e@example.com", subject: "Hallo" };
  await add("mail-failed", "created", given, { message: "Mail command failed", response: "451 try later" });
  await add("mail-failed", "created", { ...given, to: "f@example.com", isUnproven: true, refusal: "550 unknown" });
  expect(await countMails()).toEqual({ waiting: 2, retrying: 1, givenUp: 1, mistyped: 1 });

  const { failedMails } = await readJobs();
  expect(failedMails.map(({ to, answer, isMistyped }) => [to, answer, isMistyped]).toSorted()).toEqual([
    ["e@example.com", "451 try later", false],
    ["f@example.com", "550 unknown", true],
  ]);
  const text = await metrics.metrics();
  for (const [state, count] of Object.entries({ waiting: 2, retrying: 1, given_up: 1, mistyped: 1 }))
    expect(text).toContain(`mails{state="${state}"} ${count}`);
});
