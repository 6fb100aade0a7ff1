import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "~/db/client.server";
import { createAgentOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import { startKilledSite } from "../support/killed-site";
import { createCompany, createPerson, longMember } from "../support/people";

/** `npm run bench -- crash 20 digests` sets a larger number. */
const kills = Number(process.env.KILLS ?? 3);
/** Several batches of both jobs. */
const perRound = 70;

type Job = "agent-matches" | "agent-mails";

const run = (db: Database, job: Job) => db.execute(sql`insert into pgboss.job (name) values (${job})`);

/** How many results there are, and of how many the mail is queued. */
async function count(db: Database): Promise<{ found: number; told: number }> {
  const { rows } = await db.execute<{ found: number; told: number }>(
    sql`select count(*)::int as found, count(told_at)::int as told from agent_matches`,
  );
  return rows[0] ?? { found: 0, told: 0 };
}

/** New accounts, each with a stored search for one new call. Returns the words of the searches, which the mails say. */
async function prepareRound(db: Database, berg: { id: string }, round: number): Promise<string[]> {
  const words = Array.from({ length: perRound }, (_, index) => `Suche${round}x${index}x`);
  for (const word of words) {
    await createAgentOf(db, await createPerson(db, longMember), `q=${word}`, { rhythm: "sofort" });
    // As the form does it: a call that has no document for a moment is taken for an old one, which is no news.
    await db.transaction((tx) => createCallOf(tx, berg, { title: `Plakat ${word}` }));
  }
  return words;
}

it("tells each result of a stored search in one mail, once, however often the site is killed [REACH-13]", {
  timeout: 240_000 + kills * 40_000,
}, async () => {
  const { withDatabase, strike, recover, listMails } = await startKilledSite();
  const berg = await withDatabase((db) => createCompany(db, longMember));
  const all: string[] = [];
  let [unmatched, untold] = [0, 0];

  for (let round = 0; round < kills; round += 1) {
    all.push(...(await withDatabase((db) => prepareRound(db, berg, round))));
    await withDatabase(async (db) => {
      const before = await count(db);
      // Every other strike meets the mails, the others the matching before them.
      const isOfMails = round % 2 === 0;
      await run(db, "agent-matches");
      if (isOfMails) {
        await expect.poll(async () => (await count(db)).found, { timeout: 60_000 }).toBe(all.length);
        await run(db, "agent-mails");
      }
      const few = randomInt(1, perRound / 2);
      const isBegun = ({ found, told }: typeof before) =>
        isOfMails ? told >= before.told + few : found >= before.found + few;
      await expect.poll(async () => isBegun(await count(db)), { interval: 2, timeout: 60_000 }).toBe(true);
    });
    await strike(round);
    await recover(round);
    const { found, told } = await withDatabase(count);
    unmatched += all.length - found;
    untold += all.length - told;
  }

  await withDatabase(async (db) => {
    await run(db, "agent-matches");
    await expect.poll(async () => (await count(db)).found, { timeout: 60_000 }).toBe(all.length);
    await run(db, "agent-mails");
    await expect.poll(async () => (await count(db)).told, { timeout: 60_000 }).toBe(all.length);
  });
  const mails = await listMails();
  const numberOf = (word: string) => mails.filter((mail) => mail.includes(word)).length;
  expect(all.filter((word) => numberOf(word) !== 1).map((word) => [word, numberOf(word)])).toEqual([]);
  process.stdout.write(
    `${kills} kills, ${all.length} results, ${unmatched} times one was not found after a kill, ` +
      `${untold} times one was not told after a kill\n`,
  );
});
