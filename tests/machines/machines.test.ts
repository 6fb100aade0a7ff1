import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profiles } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { Browserless } from "../support/browserless";
import { createPerson } from "../support/people";
import { picture } from "../support/posts";
import { register, registration } from "../support/registration";
import { browserOf } from "../support/session";
import { likeAndRead } from "./freshness";
import { proxies } from "./proxies";
import { keepAsking } from "./rolling";
import { answered, startWorld, type World } from "./world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.stop());

/** Another computer for a proxy, which tells the machines where a request comes from. */
const visitor = () =>
  new Browserless(world.siteUrl, { from: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` });

const countOf = async (what: string) =>
  Number((await world.own.pool.query(`select count(*) as count from ${what}`)).rows[0].count);

it("prepares an empty database once, also through a pooler, when three machines start at once [FAST-42]", async () => {
  const journal = await import("../../app/db/migrations/meta/_journal.json", { with: { type: "json" } });
  expect(await countOf("drizzle.__drizzle_migrations")).toBe(journal.default.entries.length);
  expect(await countOf("profiles")).toBe(1);
});

describe.each(Object.keys(proxies))("behind %s", (name) => {
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ stop } = (await world.startProxy(name)) ?? { stop: async () => {} });
  });
  afterAll(() => stop?.());

  it("knows a session on whichever machine answers [FAST-81]", async () => {
    const anna = await createPerson(world.own.db);
    const browser = await browserOf(world.own.db, visitor(), anna);
    const before = answered(world.machines, "/profil");
    for (let asked = 0; asked < 30; asked += 1) expect((await browser.get("/profil")).text).toContain(anna.name);
    const each = answered(world.machines, "/profil").map((times, index) => times - (before[index] ?? 0));
    expect(Math.min(...each)).toBeGreaterThan(0);
  });

  it("counts tries on all machines, by the address that the proxy sees [FAST-81]", async () => {
    const anna = await createPerson(world.own.db);
    const stranger = visitor();
    const page = await stranger.get("/auth");
    const form = page.form("/auth?modus=anmelden");
    const { times } = tryLimits["sign-in-unknown"];
    const statuses: number[] = [];
    for (let tried = 0; tried <= times; tried += 1) {
      // What a visitor claims to come from does not count.
      const headers = { "x-forwarded-for": `10.0.0.${tried}` };
      const fields = { email: anna.email, password: "Falsch geraten 1" };
      statuses.push((await stranger.submit(form, fields, { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: times }, () => 400), 429]);
    expect((await visitor().submit(form, { email: "niemand@example.com", password: "Falsch 1" })).status).toBe(400);
  });

  it("does each job once [FAST-81]", async () => {
    const people = Array.from({ length: 12 }, () => registration());
    await Promise.all(people.map((values) => register(visitor(), values)));
    await Promise.all(people.map(({ email }) => world.mailSink.waitForMail(`${email}`)));
    const waiting = () => countOf("pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')");
    await expect.poll(waiting).toBe(0);
    const addresses = people.map(({ email }) => `${email}`);
    const received = world.mailSink.mails.map(({ recipient }) => recipient);
    expect(received.filter((address) => addresses.includes(address)).sort()).toEqual(addresses.sort());
  });

  it("shows a picture on every machine, whichever took it [FAST-81]", async () => {
    const anna = await createPerson(world.own.db);
    const browser = await browserOf(world.own.db, visitor(), anna);
    const page = await browser.get("/profil");
    await browser.submit(page.form("/profil/bild"), { avatar: await picture() });
    const [stored] = await world.own.db.select().from(profiles).where(eq(profiles.id, anna.id));
    for (const { url } of [{ url: world.siteUrl }, ...world.machines]) {
      const answer = await fetch(`${url}${stored?.avatarUrl}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  });

  it("loses no request and doubles none while one machine after the other is replaced [FAST-82]", {
    timeout: 120_000,
  }, async () => {
    const asking = await keepAsking(world);
    for (const index of world.machines.keys()) expect(await world.replace(index)).toBe(0);
    const { answers, failures, liked } = await asking.end();
    process.stdout.write(`${name}: ${answers} requests while three machines were replaced\n`);
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(500);
    expect(liked.counted).toEqual(liked.acknowledged);
  });
});

it("shows a write to its writer at once and to everybody after a second, on each of three machines [FAST-83]", {
  timeout: 400_000,
}, async () => {
  const { rounds, kept, sawOld, latest } = await likeAndRead(world, 1_000);
  process.stdout.write(
    `${rounds} writes, ${kept} times a machine had the page in memory: the old was last sent after ${latest} ms\n`,
  );
  expect(sawOld).toBe(0);
  expect(kept).toBeGreaterThan(rounds);
  expect(latest).toBeLessThanOrEqual(1_000);
});
