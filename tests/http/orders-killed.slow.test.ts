import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startKilledSite } from "../support/killed-site";
import { countLines, countTended, prepareActs, prepareDue, processDueOrders } from "../support/order-acts";
import { createCompany, longMember } from "../support/people";
import { browserOf } from "../support/session";
import { sendAgain, sendUntilStruck, type Writing } from "../support/writings";

/** `npm run bench -- crash 20 orders` sets a larger number. */
const kills = Number(process.env.KILLS ?? 3);

it("tells each act on an order once, and reminds and accepts once, however often it is killed [ORDER-21]", {
  timeout: 240_000 + kills * 40_000,
}, async () => {
  const { url, withDatabase, strike, recover, listMails } = await startKilledSite();
  const berg = await withDatabase((db) => createCompany(db, longMember));
  const bergs = await withDatabase((db) => browserOf(db, url, berg));
  const acts: Writing[] = [];
  const due: string[] = [];
  let interrupted = 0;
  let untended = 0;

  for (let round = 0; round < kills; round += 1) {
    await withDatabase(async (db) => {
      await db.execute(sql`delete from rate_limits`);
      const parts = { db, siteUrl: url, berg, bergs, round };
      acts.push(...(await prepareActs(parts)));
      const before = await countTended(db, due);
      due.push(...(await prepareDue(parts)));
      await processDueOrders(db);
      // The strike is to meet the job too.
      await expect.poll(() => countTended(db, due), { interval: 5 }).toBeGreaterThan(before);
    });
    interrupted += await sendUntilStruck(acts, () => strike(round));
    await recover(round);
    untended += due.length - (await withDatabase((db) => countTended(db, due)));
  }
  expect(interrupted).toBeGreaterThan(0);
  const kept = await withDatabase(countLines);
  const wrongly = acts.filter(({ text, isAcknowledged }) => (isAcknowledged ? kept(text) !== 1 : kept(text) > 1));
  expect(wrongly.map(({ text }) => [text, kept(text)])).toEqual([]);

  await withDatabase((db) => db.execute(sql`delete from rate_limits`));
  await sendAgain(acts);
  await withDatabase(async (db) => {
    await processDueOrders(db);
    await expect.poll(() => countTended(db, due)).toBe(due.length);
  });
  const linesOf = await withDatabase(countLines);
  const mails = await listMails();
  const told = (title: string) => ({
    ...{ title, lines: linesOf(title), mails: mails.filter((mail) => mail.includes(title)).length },
  });
  for (const { text: title } of acts) expect(told(title)).toEqual({ title, lines: 1, mails: 1 });
  for (const [index, title] of due.entries()) expect(told(title)).toEqual({ title, lines: (index + 1) % 2, mails: 2 });
  process.stdout.write(
    `${kills} kills, ${acts.length} acts on orders, ${interrupted} times one was not acknowledged at a kill, ` +
      `${due.length} due orders, ${untended} times one was not tended after a kill\n`,
  );
});
