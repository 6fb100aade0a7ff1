import { randomInt } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "~/db/client.server";
import { submissionField } from "~/http/submission-id";
import { derivedKey } from "~/secret.server";
import { findRunningPostgres } from "../../server/postgres/postgres";
import type { Browserless, Page } from "../support/browserless";
import { createCallOf } from "../support/calls";
import { openOwnDatabase } from "../support/own-database";
import { createCompany, createPerson, type Person } from "../support/people";
import { browserOf } from "../support/session";
import { type Site, startSite } from "../support/site";

/** `npm run bench -- crash 20 offers` sets a larger number. */
const kills = Number(process.env.KILLS ?? 3);
const offersPerRound = 14;
const senders = 6;
const targets = ["server", "database", "both"] as const;
const monthAgo = { memberSince: new Date(Date.now() - 30 * 86_400_000) };

/** Something that a person writes; they send the same form again until they read that it was accepted. */
interface Writing {
  text: string;
  path: string;
  by: Browserless;
  fields: Record<string, string>;
  isAcknowledged: boolean;
}

it("loses no offer and no reply that was acknowledged, and doubles none, however often it is killed [TALK-33]", {
  timeout: 60_000 + kills * 15_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let site = await startSite({ databaseUrl: "", dataDir, settings: { LOG_LEVEL: "fatal" } });
  onTestFinished(async () => void (await site.stop()));
  const berg = await withDatabase(dataDir, (db) => createCompany(db, monthAgo));
  const bergs = await withDatabase(dataDir, (db) => browserOf(db, site.url, berg));
  const writings: Writing[] = [];
  let interrupted = 0;

  for (let round = 0; round < kills; round += 1) {
    const fresh = await withDatabase(dataDir, async (db) => [
      ...(await prepareReplies(db, berg, bergs, round)),
      ...(await prepareOffers(db, site, berg, round)),
    ]);
    writings.push(...fresh);
    const left = writings.filter(({ isAcknowledged }) => !isAcknowledged);
    const target = targets[round % targets.length] ?? "both";
    const isStruck = Promise.withResolvers<void>();
    let untilStrike = randomInt(2, left.length - senders);
    await sendAll(left, () => {
      untilStrike -= 1;
      if (untilStrike === 0) isStruck.resolve(strike(site, dataDir, target));
      return untilStrike > 0;
    });
    await isStruck.promise;
    interrupted += left.filter(({ isAcknowledged }) => !isAcknowledged).length;
    if (target === "database") await expect.poll(() => isHealthy(site), { timeout: 30_000 }).toBe(true);
    else site = await startSite({ databaseUrl: "", dataDir, port: site.port, settings: { LOG_LEVEL: "fatal" } });
  }
  expect(interrupted).toBeGreaterThan(0);
  const kept = await withDatabase(dataDir, count);
  const wrongly = writings.filter(({ text, isAcknowledged }) => {
    const { messages } = kept(text);
    return isAcknowledged ? messages !== 1 : messages > 1;
  });
  expect(wrongly.map(({ text }) => [text, kept(text)])).toEqual([]);

  // A client that got no answer sends its form again.
  await withDatabase(dataDir, (db) => db.execute(sql`delete from rate_limits`));
  await sendAll(
    writings.filter(({ isAcknowledged }) => !isAcknowledged),
    () => true,
  );
  const all = await withDatabase(dataDir, count);
  for (const { text, path } of writings) {
    const once = path.includes("ausschreibung=") ? { offers: 1, mails: 1 } : { offers: 0 };
    expect({ text, ...all(text) }).toMatchObject({ messages: 1, miscounted: 0, ...once });
  }
  process.stdout.write(
    `${kills} kills, ${writings.length} offers and replies, ${interrupted} times one was not acknowledged at a kill\n`,
  );
});

const isHealthy = async (site: Site) => (await fetch(`${site.url}/healthz`).catch(() => null))?.ok === true;

function urlOf(dataDir: string): string {
  return findRunningPostgres({ folder: join(dataDir, "postgres"), password: derivedKey("postgres") }) ?? "";
}

async function withDatabase<Result>(dataDir: string, use: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openOwnDatabase(urlOf(dataDir));
  try {
    return await use(db);
  } finally {
    await close();
  }
}

function prepareOffers(db: Database, site: Site, berg: Person, round: number): Promise<Writing[]> {
  return Promise.all(
    Array.from({ length: offersPerRound }, async (_, index) => {
      const person = await createPerson(db, monthAgo);
      const call = await createCallOf(db, berg);
      const text = `Angebot${round}x${index}x`;
      return {
        text,
        path: `/nachrichten/neu?ausschreibung=${call.id}`,
        by: await browserOf(db, site.url, person),
        fields: { senderEmail: person.email, subject: "Angebot", message: text },
        isAcknowledged: false,
      };
    }),
  );
}

/** The company replies in each conversation of the last round. */
async function prepareReplies(db: Database, berg: Person, by: Browserless, round: number): Promise<Writing[]> {
  await db.execute(sql`delete from rate_limits`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select conversation_id as id from offers where company_id = ${berg.id} and message like ${`Angebot${round - 1}x%`}`,
  );
  return rows.map(({ id }, index) => {
    const text = `Antwort${round}x${index}x`;
    return {
      text,
      path: `/nachrichten/${id}`,
      by,
      fields: { message: text, [submissionField]: crypto.randomUUID() },
      isAcknowledged: false,
    };
  });
}

/** Several people send at the same time, until all is sent or `goOn`, asked after each acknowledgement, says no. */
async function sendAll(writings: Writing[], goOn: () => boolean): Promise<void> {
  const queue = [...writings];
  let isOver = false;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (let next = queue.shift(); next && !isOver; next = queue.shift()) {
        const { path, by, fields } = next;
        const answer = await by.post(path, fields, { follow: false }).catch(() => null);
        // An offer that was kept without an answer is refused as the second one for its call.
        next.isAcknowledged = answer !== null && (isRedirect(answer) || answer.status === 409);
        if (next.isAcknowledged && !goOn()) isOver = true;
      }
    }),
  );
}

const isRedirect = ({ status, headers }: Page) =>
  status >= 300 && status < 400 && !headers.get("location")?.startsWith("/auth");

async function strike(site: Site, dataDir: string, target: (typeof targets)[number]): Promise<void> {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  if (target !== "server") process.kill(postmaster, "SIGKILL");
  if (target !== "database") await site.kill();
}

/** How often each text is kept, and how many conversations count their unread messages wrongly. */
async function count(db: Database) {
  const { rows } = await db.execute<{ text: string; number: number }>(
    sql`select message as text, count(*)::int as number from messages where kind = 'text' group by 1`,
  );
  const offers = await db.execute<{ text: string; number: number }>(
    sql`select message as text, count(*)::int as number from offers group by 1`,
  );
  const mails = await db.execute<{ text: string }>(
    sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`,
  );
  const miscounted = await db.execute(sql`
    select from conversations cross join lateral (
      select count(*) filter (where recipient_id = starter_id) as starter, count(*) filter (where recipient_id = other_id) as other
      from messages where conversation_id = conversations.id
    ) as written where (starter_unread, other_unread) is distinct from (starter, other)`);
  const numberOf = (all: { text: string; number: number }[], text: string) =>
    all.find((row) => row.text === text)?.number ?? 0;
  return (text: string) => ({
    messages: numberOf(rows, text),
    offers: numberOf(offers.rows, text),
    mails: mails.rows.filter((row) => row.text.includes(text)).length,
    miscounted: miscounted.rows.length,
  });
}
