import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { takeAway } from "../support/break-database";
import { command, settingsOf } from "../support/command";
import { Browserless, it, signIn, startFreshSite } from "../support/http";
import { mailFiles } from "../support/mail-files";
import { createPerson } from "../support/people";
import { allowConnections } from "../support/postgres";
import { register, registration } from "../support/registration";

/** A site without a mail server that logs everything, whose database the tests take away. */
const token = "a-token-of-some-length";
let own: Awaited<ReturnType<typeof startFreshSite>>;

beforeAll(async () => {
  own = await startFreshSite({ METRICS_TOKEN: token, TRUST_PROXY: "127.0.0.1,::1", LOG_LEVEL: "trace" });
});
afterAll(() => own.stop());

it("GET /healthz answers 200 once the database answers", async ({ browser }) => {
  const answer = await browser.get("/healthz");
  expect([answer.status, answer.html]).toEqual([200, '{"status":"ok"}']);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

describe("GET /metrics", () => {
  it("is for the machine itself", async ({ site }) => {
    const answer = await fetch(`${site.url}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^http_requests_total\{/m);
  });

  it.for(["x-forwarded-for", "forwarded", "x-real-ip"])(
    "is not for what was forwarded, as %s says",
    async (name, { site }) => {
      expect((await fetch(`${site.url}/metrics`, { headers: { [name]: "127.0.0.1" } })).status).toBe(404);
    },
  );

  it("answers anyone with the token, from anywhere", async () => {
    const { site } = own;
    const ask = (authorization: string) =>
      fetch(`${site.url}/metrics`, { headers: { authorization, "x-forwarded-for": "203.0.113.7" } });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await ask(`Bearer ${token}x`)).status).toBe(404);
    expect((await ask("")).status).toBe(404);
  });
});

describe("when something breaks", () => {
  it("the page says so in German, with a request id and no internals", async ({ site, browser }) => {
    await signIn(browser, await createPerson(db));
    await takeAway(db, "table", "profile_visits");
    const page = await browser.get("/analytics");
    expect(page.status).toBe(500);
    expect(page.heading).toBe("Da ist etwas schiefgegangen");
    const id = page.headers.get("x-request-id") ?? "";
    expect(page.text).toContain(id);
    expect(page.texts("a")).toContain("Zur Startseite");
    const data = await browser.get("/analytics.data");
    expect(data.status).toBe(500);
    for (const { html } of [page, data]) {
      expect(/select "|profile_visits|relation "|node_modules|\.js:\d|at async/i.exec(html)?.[0]).toBeUndefined();
    }
    const logged = () => site.lines.filter((line) => line.includes(id)).join();
    await expect.poll(logged).toContain('"level":50');
    expect(logged()).toContain("failed");
  });

  it("the log names no person, no password and no mail address", async () => {
    const { site } = own;
    const { name, email, password, ...rest } = registration();
    const browser = new Browserless(site.url);
    await register(browser, { name, email, password, ...rest });
    await register(browser, { name, email, password, ...rest });
    await browser.get(`/?q=${encodeURIComponent(name)}`);
    const last = (await browser.get("/healthz")).headers.get("x-request-id");
    const log = () => site.lines.join("\n");
    await expect.poll(log).toContain(last);
    expect(log()).toContain('"path":"/auth"');
    for (const secret of [name, email, password, encodeURIComponent(name)]) expect(log().includes(secret)).toBe(false);
  });

  it("the log names no claim token, whatever the slashes [SAFE-10]", async ({ site }) => {
    const token = randomBytes(32).toString("base64url");
    const paths = [`/claim-profile//${token}`, `//claim-profile/${token}`, `/claim-profile%2f${token}`, `/x/${token}`];
    const ids: unknown[] = [];
    for (const path of [...paths, `/CLAIM-PROFILE/${token}.data`]) {
      const sent = request({ port: site.port, host: "localhost", path, agent: false }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      ids.push(answer.resume().headers["x-request-id"]);
    }
    const isLogged = (id: unknown) => site.lines.some((line) => line.includes(`${id}`));
    await expect.poll(() => ids.every(isLogged)).toBe(true);
    expect(site.lines.filter((line) => line.includes(token))).toEqual([]);
  });
});

describe("starting and stopping", () => {
  it("refuses a wrong setting in one line", async () => {
    const refused = startFreshSite({ DEMO: "1", HOST: "0.0.0.0" });
    await expect(refused).rejects.toThrow(
      /ended with 1: Setting DEMO: demo mode is only for a loopback address, and HOST is 0\.0\.0\.0$/,
    );
  });

  it("says in one line that the database is not there, or that the port is taken", async ({ site }) => {
    const elsewhere = new URL(site.databaseUrl);
    elsewhere.pathname = "/nowhere";
    const DATABASE_URL = elsewhere.href;
    await expect(startFreshSite({ DATABASE_URL })).rejects.toThrow(
      /ended with 1: Setting DATABASE_URL: database "nowhere" does not exist$/,
    );
    const { code, said } = await command(["superadmin", "a@example.com"], { ...settingsOf(site), DATABASE_URL });
    expect([code, said]).toEqual([1, 'Setting DATABASE_URL: database "nowhere" does not exist\n']);
    await expect(startFreshSite({ PORT: `${site.port}` })).rejects.toThrow(
      /Settings HOST and PORT: listen EADDRINUSE: address already in use 127\.0\.0\.1:\d+$/,
    );
  });
});

it("writes each mail into the data folder without a mail server, for its owner alone [SAFE-83]", async () => {
  const { site } = own;
  const values = registration();
  await register(new Browserless(site.url), values);
  const findFile = () => mailFiles(site.dataDir).find((path) => readFileSync(path).includes(values.email)) ?? "";
  await expect.poll(findFile).not.toBe("");
  const file = findFile();
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.to).toEqual([{ name: "", address: values.email }]);
  // A mail contains a link that signs people in.
  expect(statSync(join(site.dataDir, "mail")).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(mail.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
});

describe("a database that is away", () => {
  it("makes GET /healthz fail until it answers again", async () => {
    const { site } = own;
    const browser = new Browserless(site.url);
    await allowConnections(site.databaseUrl, false);
    const answer = await browser.get("/healthz");
    expect([answer.status, answer.html]).toEqual([503, '{"status":"unavailable"}']);
    await allowConnections(site.databaseUrl, true);
    await expect.poll(async () => (await browser.get("/healthz")).status).toBe(200);
  });

  it("is a 503 with the time to come back, for pictures and pages alike, and no failure [SAFE-89, SAFE-97]", async () => {
    const { site } = own;
    const browser = new Browserless(site.url);
    const picture = "/storage/post-images/0190a1b2-0000-7000-8000-000000000000/a.jpg";
    const asked = [
      picture,
      "/bild/kreative/anna.png",
      "/kreative",
      "/kreative/anna",
      "/kreative/anna.data",
      "/sitemap.xml",
    ];
    const ask = () => Promise.all(asked.map((path) => browser.get(path)));
    await allowConnections(site.databaseUrl, false);
    for (const page of await ask())
      expect([page.path, page.status, page.headers.get("retry-after")]).toEqual([page.path, 503, "10"]);
    expect((await browser.get("/kreative/anna")).text).toContain("Ein Fehler ist aufgetreten");
    expect((await browser.get("/kreative")).text).toContain("Fehler beim Laden der Profile");
    expect((await browser.get(picture)).html).toBe(
      "Das geht gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.",
    );
    await allowConnections(site.databaseUrl, true);
    await expect.poll(async () => (await browser.get(picture)).status).toBe(404);
  });
});
