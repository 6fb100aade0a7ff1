import { randomInt } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "~/db/client.server";
import { derivedKey } from "~/secret.server";
import { findRunningPostgres } from "../../server/postgres/postgres";
import { openOwnDatabase } from "../support/own-database";
import { createCompany } from "../support/people";
import { browserOf } from "../support/session";
import { type Site, startSite } from "../support/site";
import { countWritings, maxUnsent, monthAgo, prepareWritings, sendAll, type Writing } from "../support/writings";

/** `npm run bench -- crash 20 offers` sets a larger number. */
const kills = Number(process.env.KILLS ?? 3);
const targets = ["server", "database", "both"] as const;

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
    writings.push(...(await withDatabase(dataDir, (db) => prepareWritings(db, site.url, berg, bergs, round))));
    const left = writings.filter(({ isAcknowledged }) => !isAcknowledged);
    const target = targets[round % targets.length] ?? "both";
    const isStruck = Promise.withResolvers<void>();
    let untilStrike = randomInt(2, left.length - maxUnsent);
    await sendAll(left, () => {
      untilStrike -= 1;
      if (untilStrike === 0) isStruck.resolve(strike(site, dataDir, target));
      return untilStrike > 0;
    });
    await isStruck.promise;
    interrupted += left.filter(({ isAcknowledged }) => !isAcknowledged).length;
    if (target === "database") await expect.poll(() => isHealthy(site)).toBe(true);
    else site = await startSite({ databaseUrl: "", dataDir, port: site.port, settings: { LOG_LEVEL: "fatal" } });
  }
  expect(interrupted).toBeGreaterThan(0);
  const kept = await withDatabase(dataDir, countWritings);
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
  const all = await withDatabase(dataDir, countWritings);
  const mails = await listMails(dataDir);
  for (const { text, path } of writings) {
    const once = path.includes("ausschreibung=") ? { offers: 1, mails: 1 } : { offers: 0 };
    const sent = mails.filter((mail) => mail.includes(text)).length;
    expect({ text, ...all(text), mails: sent }).toMatchObject({ messages: 1, miscounted: 0, ...once });
  }
  process.stdout.write(
    `${kills} kills, ${writings.length} offers and replies, ${interrupted} times one was not acknowledged at a kill\n`,
  );
});

/** The texts of the mails that wait, and of those that were written, each once. */
async function listMails(dataDir: string): Promise<string[]> {
  const { rows } = await withDatabase(dataDir, (db) =>
    db.execute<{ id: string; text: string }>(
      sql`select id, data ->> 'text' as text from pgboss.job where name = 'mail' and data is not null`,
    ),
  );
  const texts = new Map(rows.map(({ id, text }) => [`${id}.eml`, text]));
  const folder = join(dataDir, "mail");
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".eml")))
    texts.set(name, (await PostalMime.parse(readFileSync(join(folder, name)))).text ?? "");
  return [...texts.values()];
}

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

async function strike(site: Site, dataDir: string, target: (typeof targets)[number]): Promise<void> {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  if (target !== "server") process.kill(postmaster, "SIGKILL");
  if (target !== "database") await site.kill();
}
