import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { startPostgres } from "../../server/postgres/postgres";
import { startBalancer } from "../support/balancer";
import { type MailSink, startMailSink } from "../support/mail-sink";
import { startObjectStore } from "../support/object-store";
import { openOwnDatabase } from "../support/own-database";
import { createCompany, longMember } from "../support/people";
import { findPort } from "../support/port";
import { browserOf } from "../support/session";
import { type Site, startSite } from "../support/site";
import { countWritings, prepareWritings, sendAgain, sendUntilStruck, type Writing } from "../support/writings";

const kills = Number(process.env.KILLS ?? 3);
/** How many machines die at once, and whether the database dies with them. */
const strikes = [
  { machines: 1, database: false },
  { machines: 2, database: false },
  { machines: 0, database: true },
  { machines: 1, database: true },
  { machines: 3, database: false },
];
/** A machine that died is noticed when it has not told for 30 seconds that it works on a mail. */
const mailWithinMs = 240_000;

it("loses no acknowledged write and no mail of three machines, and doubles none, however often they are killed [FAST-85]", {
  timeout: 120_000 + mailWithinMs + kills * 20_000,
}, async () => {
  const { machines, restart, folder, siteUrl, mailSink, db } = await startMachines();
  const berg = await createCompany(db, longMember);
  const bergs = await browserOf(db, siteUrl, berg);
  const writings: Writing[] = [];
  let interrupted = 0;

  for (let round = 0; round < kills; round += 1) {
    writings.push(...(await prepareWritings(db, siteUrl, berg, bergs, round)));
    const { machines: dying, database } = strikes[round % strikes.length] ?? { machines: 1, database: false };
    const struck = Array.from({ length: dying }, (_, index) => (round + index) % machines.length);
    const strike = async () => {
      if (database) killPostgres(folder);
      await Promise.all(struck.map((index) => machines[index]?.kill()));
    };
    interrupted += await sendUntilStruck(writings, strike, { goesOn: true });
    // A supervisor starts a machine again until it stays; here it waits for those that are left, as for the database.
    const survivors = machines.filter((_, index) => !struck.includes(index));
    for (const machine of survivors) await expect.poll(() => isHealthy(machine), { timeout: 30_000 }).toBe(true);
    await Promise.all(struck.map(restart));
    for (const machine of machines) await expect.poll(() => isHealthy(machine), { timeout: 30_000 }).toBe(true);
  }
  const acknowledged = writings.filter(({ isAcknowledged }) => isAcknowledged);
  const kept = await countWritings(db);
  const wrongly = writings.filter(({ text, isAcknowledged }) => {
    const { messages } = kept(text);
    return isAcknowledged ? messages !== 1 : messages > 1;
  });
  expect(wrongly.map(({ text }) => [text, kept(text)])).toEqual([]);

  // Whoever has not read that it was accepted sends it again.
  await db.execute(sql`delete from rate_limits`);
  await sendAgain(writings);
  const all = await countWritings(db);
  const offers = writings.filter(({ path }) => path.includes("ausschreibung="));
  for (const { text } of writings)
    expect({ text, ...all(text) }).toMatchObject({ messages: 1, offers: isOneOf(offers, text), miscounted: 0 });

  await expect.poll(() => countWaiting(db), { timeout: mailWithinMs, interval: 1_000 }).toBe(0);
  const mails = offers.map(({ text }) => mailsWith(mailSink, text));
  expect(offers.filter((_, index) => mails[index]?.ids.size !== 1).map(({ text }) => text)).toEqual([]);
  const again = mails.reduce((sum, { times }) => sum + times - 1, 0);
  process.stdout.write(
    `${kills} kills, ${acknowledged.length} of ${writings.length} offers and replies acknowledged under way, ` +
      `${interrupted} times one was not at a kill, ${offers.length} mails, ${again} sent again under the same id\n`,
  );
});

const isOneOf = (offers: Writing[], text: string) => Number(offers.some((offer) => offer.text === text));
const isHealthy = async (site: Site) => (await fetch(`${site.url}/healthz`).catch(() => null))?.ok === true;

/** How often a mail arrived, and under how many ids: one that is sent again has the same id, so its reader sees one. */
function mailsWith({ mails }: MailSink, text: string) {
  const found = mails.filter((mail) => mail.text?.includes(text));
  return { times: found.length, ids: new Set(found.map(({ messageId }) => messageId)) };
}

async function countWaiting(db: Awaited<ReturnType<typeof startMachines>>["db"]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job where name in ('mail', 'mail-failed') and state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? -1;
}

function killPostgres(folder: string): void {
  process.kill(Number.parseInt(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8"), 10), "SIGKILL");
}

/** Three machines on one database with all its durability, behind a proxy that never sends a request twice. */
async function startMachines() {
  const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-crashes-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const password = randomBytes(12).toString("hex");
  const postgres = await startPostgres({ folder: join(folder, "postgres"), password, log: () => {} });
  onTestFinished(postgres.stop);
  const [store, mailSink] = await Promise.all([startObjectStore(), startMailSink()]);
  onTestFinished(async () => {
    store.stop();
    await mailSink.stop();
  });
  const { db, close } = openOwnDatabase(postgres.url);
  onTestFinished(close);
  const ports = [await findPort(), await findPort(), await findPort()];
  const balancer = await startBalancer(await findPort(), ports);
  onTestFinished(balancer.stop);
  const settings = {
    SITE_URL: balancer.url,
    STORAGE_URL: store.url,
    SMTP_URL: mailSink.url,
    TRUST_PROXY: "127.0.0.1,::1",
    LOG_LEVEL: "fatal",
  };
  const start = (index: number) =>
    startSite({ databaseUrl: postgres.url, dataDir: join(folder, `${index}`), port: ports[index], settings });
  const machines = await Promise.all(ports.map((_port, index) => start(index)));
  onTestFinished(async () => void (await Promise.all(machines.map((machine) => machine.kill()))));
  await balancer.allAreWell();
  const restart = async (index: number) => {
    machines[index] = await start(index);
  };
  return { machines, restart, folder, siteUrl: balancer.url, mailSink, db };
}
