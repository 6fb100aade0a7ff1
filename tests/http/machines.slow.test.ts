import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { storedAssets } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { type Balancer, startBalancer } from "../support/balancer";
import { Browserless } from "../support/browserless";
import { type MailSink, startMailSink } from "../support/mail-sink";
import { type ObjectStore, startObjectStore } from "../support/object-store";
import { openOwnDatabase } from "../support/own-database";
import { createPerson, storedPerson } from "../support/people";
import { findPort } from "../support/port";
import { createDatabase } from "../support/postgres";
import { picture } from "../support/posts";
import { listenToQueries } from "../support/query-listener";
import { register, registration } from "../support/registration";
import { browserOf } from "../support/session";
import { type Site, startSite } from "../support/site";

const folder = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let machines: Site[];
let balancer: Balancer;
let store: ObjectStore;
let mailSink: MailSink;
let own: ReturnType<typeof openOwnDatabase>;
let start: (index: number) => Promise<Site>;

/** Three machines start at the same moment on an empty database. Their pages reach it through a proxy, like a pooler. */
beforeAll(async () => {
  const databaseUrl = await createDatabase(inject("templateUrl"), "template1");
  const pooler = await listenToQueries(databaseUrl);
  [store, mailSink] = await Promise.all([startObjectStore(), startMailSink()]);
  own = openOwnDatabase(databaseUrl);
  const ports = [await findPort(), await findPort(), await findPort()];
  balancer = await startBalancer(await findPort(), ports);
  const settings = {
    SITE_URL: balancer.url,
    STORAGE_URL: store.url,
    SMTP_URL: mailSink.url,
    TRUST_PROXY: "127.0.0.1,::1",
    DATABASE_DIRECT_URL: databaseUrl,
  };
  start = (index) =>
    startSite({ databaseUrl: pooler.url, dataDir: join(folder, `${index}`), port: ports[index], settings });
  undo.push(pooler.stop, store.stop, mailSink.stop, balancer.stop, own.close);
  machines = await Promise.all(ports.map((_port, index) => start(index)));
  undo.push(() => Promise.all(machines.map((machine) => machine.kill())));
  await balancer.allAreWell();
});

afterAll(async () => {
  for (const next of undo.toReversed()) await next();
});

const count = async (what: string) =>
  Number((await own.pool.query(`select count(*) as count from ${what}`)).rows[0].count);

it("migrates an empty database once and gives it one support profile, however many machines start [FAST-42]", async () => {
  const journal = await import("../../app/db/migrations/meta/_journal.json", { with: { type: "json" } });
  expect(await count("drizzle.__drizzle_migrations")).toBe(journal.default.entries.length);
  expect(await count("profiles")).toBe(1);
});

it("knows a session and counts tries on whichever machine answers [FAST-48]", async () => {
  const anna = await createPerson(own.db);
  const browser = await browserOf(own.db, balancer.url, anna);
  for (let asked = 0; asked < 6; asked += 1) expect((await browser.get("/profil")).text).toContain(anna.name);
  expect(balancer.answered.size).toBe(machines.length);
  expect(Math.min(...balancer.answered.values())).toBeGreaterThanOrEqual(2);

  const stranger = new Browserless(balancer.url);
  const statuses: number[] = [];
  const { times } = tryLimits["sign-in-unknown"];
  const page = await stranger.get("/auth");
  for (let tried = 0; tried <= times; tried += 1) {
    const form = page.form("/auth?modus=anmelden");
    statuses.push((await stranger.submit(form, { email: anna.email, password: "Falsch geraten 1" })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: times }, () => 400), 429]);
});

it("sends every mail once, although each machine works through the queue [FAST-48]", async () => {
  const people = Array.from({ length: 12 }, () => registration());
  await Promise.all(people.map((values) => register(new Browserless(balancer.url), values)));
  await Promise.all(people.map(({ email }) => mailSink.waitForMail(`${email}`)));
  await expect.poll(() => count("pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')")).toBe(0);
  const addresses = people.map(({ email }) => `${email}`);
  const received = mailSink.mails.map(({ recipient }) => recipient).filter((address) => addresses.includes(address));
  expect(received.sort()).toEqual(addresses.sort());
});

it("shows a picture on every machine, whichever took it [FAST-48]", async () => {
  const anna = await createPerson(own.db);
  const browser = await browserOf(own.db, balancer.url, anna);
  const page = await browser.get("/profil/bild");
  await browser.submit(page.form("/profil/bild"), { avatar: await picture() });
  const stored = await storedPerson(own.db, anna);
  expect(store.objects.size).toBeGreaterThan(0);
  for (const machine of machines) {
    const answer = await fetch(`${machine.url}${stored?.avatarUrl}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
});

it("sends the assets of another build, which a machine of that build has kept for all [FAST-51]", async () => {
  const [address = ""] = /\/assets\/[\w.-]+\.css/.exec((await new Browserless(balancer.url).get("/")).html) ?? [];
  const name = address.slice("/assets/".length);
  const [kept] = await own.db.select().from(storedAssets).where(eq(storedAssets.name, name));
  expect(kept?.content.toString()).toBe(await (await fetch(`${balancer.url}${address}`)).text());
  await own.db.insert(storedAssets).values({ name: "seite-aus-morgen.css", content: Buffer.from("b { color: red }") });
  for (const machine of machines) {
    const answer = await fetch(`${machine.url}/assets/seite-aus-morgen.css`);
    expect([answer.status, await answer.text()]).toEqual([200, "b { color: red }"]);
    expect(answer.headers.get("content-type")).toContain("text/css");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await fetch(`${machine.url}/assets/seite-von-nirgends.css`)).status).toBe(404);
  }
});

it("loses no request while one machine after the other is replaced [FAST-49]", async () => {
  const anna = await createPerson(own.db);
  const answers: number[] = [];
  let isReplacing = true;
  const keepAsking = async (method: string, path: string) => {
    const { cookies } = await browserOf(own.db, balancer.url, anna);
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      origin: balancer.url,
      "content-type": "application/x-www-form-urlencoded",
    };
    while (isReplacing) {
      const sent = request(`${balancer.url}${path}`, { method, headers, agent: false }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answers.push(answer.resume().statusCode ?? 0);
      await delay(10);
    }
  };
  const asking = [
    keepAsking("GET", "/agb"),
    keepAsking("GET", "/profil"),
    keepAsking("POST", "/konto/benachrichtigungen"),
  ];
  for (const [index, machine] of machines.entries()) {
    expect(await machine.stop()).toBe(0);
    machines[index] = await start(index);
  }
  isReplacing = false;
  await Promise.all(asking);
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
});
