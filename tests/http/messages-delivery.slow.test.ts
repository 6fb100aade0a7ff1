import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, it, type TestContext } from "vitest";
import { startMailSink } from "../support/mail-sink";
import { openOwnDatabase } from "../support/own-database";
import { createCompany, createPerson, longMember } from "../support/people";
import { allowConnections, createDatabase } from "../support/postgres";
import { browserOf } from "../support/session";
import { startSite } from "../support/site";

async function start({ onTestFinished }: TestContext, before = async (url: string) => url) {
  const databaseUrl = await createDatabase(inject("templateUrl"));
  const sink = await startMailSink();
  const { db, pool, close } = openOwnDatabase(databaseUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  const options = { databaseUrl, dataDir, settings: { SMTP_URL: await before(sink.url) } };
  const sites = [await startSite(options)];
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.kill()));
    await Promise.all([sink.stop(), close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    sink,
    db,
    site: () => sites.at(-1) ?? expect.fail(),
    async restart() {
      await sites.at(-1)?.kill();
      // A mail that it was sending is retried when its heartbeat is overdue: let that time pass.
      await pool.query("update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'");
      sites.push(await startSite(options));
    },
    /** A failed mail waits longer each time: let that time pass. */
    async passTime() {
      await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    },
    async states() {
      const { rows } = await pool.query("select delivery_state as state, count(*)::int from messages group by 1");
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  };
}

// Each test has a site of its own and waits for its mails most of the time, so they wait together.

/** One sender may send one recipient five messages a day, so twenty need four recipients. */
const createCompanies = (db: Parameters<typeof createCompany>[0]) =>
  Promise.all(Array.from({ length: 4 }, () => createCompany(db)));

it.concurrent("takes a hundred messages while the mail server is down, and sends each exactly once, through a kill [MSG-18]", async (context) => {
  const { sink, db, site, restart, passTime, states } = await start(context);
  await sink.down();
  const companies = await createCompanies(db);
  const subjects: string[] = [];
  for (let sender = 0; sender < 5; sender += 1) {
    const person = await createPerson(db, longMember);
    const browser = await browserOf(db, site().url, person);
    for (let count = 0; count < 20; count += 1) {
      const subject = `Nachricht ${sender}-${count}`;
      const fields = { senderEmail: person.email, subject, message: "Hallo" };
      const answer = await browser.post(`/nachrichten?an=unternehmen/${companies[count % 4]?.slug}`, fields, {
        follow: false,
      });
      expect(answer.status).toBe(303);
      subjects.push(subject);
    }
    if (sender === 2) await restart();
  }
  expect(await states()).toEqual({ queued: 100 });

  await restart();
  await sink.up();
  while ((await states()).sent !== 100) {
    await passTime();
    await delay(500);
  }
  expect(sink.mails.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
});

it.concurrent("sends every message, also when it is killed while they go out, and marks a repeat as one [MSG-18]", async (context) => {
  const { sink, db, site, restart, passTime, states } = await start(context);
  await sink.down();
  const companies = await createCompanies(db);
  const anna = await createPerson(db, longMember);
  const browser = await browserOf(db, site().url, anna);
  for (let count = 0; count < 20; count += 1) {
    const fields = { senderEmail: anna.email, subject: `Nachricht ${count}`, message: "Hallo" };
    await browser.post(`/nachrichten?an=unternehmen/${companies[count % 4]?.slug}`, fields, { follow: false });
  }
  await sink.up();
  while (sink.mails.length < 5) {
    await passTime();
    await delay(20);
  }
  await restart();
  while ((await states()).sent !== 20) {
    await passTime();
    await delay(200);
  }
  const subjects = new Map(sink.mails.map(({ messageId, subject }) => [messageId, subject]));
  expect(subjects.size).toBe(20);
  expect(new Set(subjects.values()).size).toBe(20);
});

it.concurrent("sends nothing again after the database was away when the mail server had accepted it [SAFE-80]", async (context) => {
  const { sink, db, site, passTime, states } = await start(context);
  const berg = await createCompany(db);
  const anna = await createPerson(db, longMember);
  const browser = await browserOf(db, site().url, anna);
  sink.beforeYes(() => {
    sink.beforeYes(null);
    return allowConnections(site().databaseUrl, false);
  });
  const fields = { senderEmail: anna.email, subject: "Einmal", message: "Hallo" };
  await browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, fields, { follow: false });
  const notedFailure = () => site().lines.some((line) => line.includes("jobs") && line.includes("error"));
  while (!notedFailure()) await delay(50);
  await allowConnections(site().databaseUrl, true);
  while ((await states()).sent !== 1) {
    await db.execute("update pgboss.job set heartbeat_on = now() - interval '5 minutes' where state = 'active'");
    await passTime();
    await delay(200);
  }
  expect(sink.mails.map(({ subject }) => subject)).toEqual(["Einmal"]);
});

/** In front of a mail server: keeps every connection busy with answers that don't end, until it has become quick. */
function startTarpit({ onTestFinished }: TestContext) {
  const held = new Set<Socket>();
  let isQuick = false;
  const trickle = setInterval(() => {
    for (const socket of held) socket.write("250-wait\r\n");
  }, 1_000);
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    if (isQuick) {
      const onward = connect(port, "127.0.0.1").on("error", () => socket.destroy());
      return void socket.pipe(onward).pipe(socket);
    }
    socket.write("220 slow\r\n");
    socket.once("data", () => held.add(socket)).once("close", () => held.delete(socket));
  });
  let port = 0;
  onTestFinished(() => {
    clearInterval(trickle);
    for (const socket of held) socket.destroy();
    server.close();
  });
  return {
    held,
    becomeQuick() {
      isQuick = true;
    },
    async before(url: string) {
      port = Number(new URL(url).port);
      await once(server.listen(0, "127.0.0.1"), "listening");
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

it.concurrent("gives up a mail server that answers without end, and sends each mail once when it is quick again [SAFE-124]", async (context) => {
  const tarpit = startTarpit(context);
  const { sink, db, site, passTime, states } = await start(context, tarpit.before);
  const anna = await createPerson(db, longMember);
  const browser = await browserOf(db, site().url, anna);
  for (const { slug } of [await createCompany(db), await createCompany(db)]) {
    const fields = { senderEmail: anna.email, subject: slug, message: "Hallo" };
    await browser.post(`/nachrichten?an=unternehmen/${slug}`, fields, { follow: false });
  }
  while (tarpit.held.size < 2) await delay(50);
  tarpit.becomeQuick();
  while ((await states()).sent !== 2) {
    await passTime();
    await delay(500);
  }
  expect(sink.mails).toHaveLength(2);
});
