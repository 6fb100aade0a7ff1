import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startKilledSite } from "../support/killed-site";
import { createCompany, longMember } from "../support/people";
import { browserOf } from "../support/session";
import { countWritings, prepareWritings, sendAgain, sendUntilStruck, type Writing } from "../support/writings";

/** `npm run bench -- crash 20 offers` sets a larger number. */
const kills = Number(process.env.KILLS ?? 3);

it("loses no offer and no reply that was acknowledged, and doubles none, however often it is killed [TALK-33]", {
  timeout: 60_000 + kills * 15_000,
}, async () => {
  const { url, withDatabase, strike, recover, listMails } = await startKilledSite();
  const berg = await withDatabase((db) => createCompany(db, longMember));
  const bergs = await withDatabase((db) => browserOf(db, url, berg));
  const writings: Writing[] = [];
  let interrupted = 0;

  for (let round = 0; round < kills; round += 1) {
    writings.push(...(await withDatabase((db) => prepareWritings(db, url, berg, bergs, round))));
    interrupted += await sendUntilStruck(writings, () => strike(round));
    await recover(round);
  }
  expect(interrupted).toBeGreaterThan(0);
  const kept = await withDatabase(countWritings);
  const wrongly = writings.filter(({ text, isAcknowledged }) => {
    const { messages } = kept(text);
    return isAcknowledged ? messages !== 1 : messages > 1;
  });
  expect(wrongly.map(({ text }) => [text, kept(text)])).toEqual([]);

  await withDatabase((db) => db.execute(sql`delete from rate_limits`));
  await sendAgain(writings);
  const all = await withDatabase(countWritings);
  const mails = await listMails();
  for (const { text, path } of writings) {
    const once = path.includes("ausschreibung=") ? { offers: 1, mails: 1 } : { offers: 0 };
    const sent = mails.filter((mail) => mail.includes(text)).length;
    expect({ text, ...all(text), mails: sent }).toMatchObject({ messages: 1, miscounted: 0, ...once });
  }
  process.stdout.write(
    `${kills} kills, ${writings.length} offers and replies, ${interrupted} times one was not acknowledged at a kill\n`,
  );
});
