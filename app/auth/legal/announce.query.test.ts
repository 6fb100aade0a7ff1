import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { addDays } from "~/text/dates";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createPerson } from "../../../tests/support/people";
import { announceTerms } from "./announce.server";
import { legalVersions } from "./versions";

withJobs();

it("tells every member once of new terms, thirty days ahead, at a steady pace [ACCT-51]", async () => {
  const [, next] = legalVersions.agb;
  const announced = next?.announcedOn ?? "";
  await db.execute(sql`delete from profiles`);
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const others = [
    await createPerson(db, { emailVerified: false }),
    await createPerson(db, { profileStatus: "blocked" }),
  ];
  expect(await announceTerms(addDays(announced, -1))).toBe(0);
  expect(await announceTerms(announced)).toBe(2);
  expect(await announceTerms(announced)).toBe(0);
  const late = await createPerson(db);
  expect(await announceTerms(announced)).toBe(1);
  expect(await announceTerms(next?.from)).toBe(0);
  for (const { email } of [anna, ben, late]) {
    const [mail, ...more] = await queuedMails(email);
    expect(mail?.text).toContain(next?.changes);
    expect([mail?.switchOffUrl, more]).toEqual([undefined, []]);
  }
  for (const { email } of others) expect(await queuedMails(email)).toEqual([]);
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
    where data ->> 'to' in (${anna.email}, ${ben.email}) order by 1`);
  expect(rows.map(({ seconds }) => seconds)).toEqual([0, 1]);
});
