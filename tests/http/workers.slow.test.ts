import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { Browserless, browserOf, startFreshSite } from "../support/http";
import { type MailSink, startMailSink } from "../support/mail-sink";
import { createCompany, createPerson } from "../support/people";
import { register, registration } from "../support/registration";
import type { Site } from "../support/site";

/** Makes a site stop its event loop for good at the signal SIGUSR2. */
const standingStill = { NODE_OPTIONS: `--import=${new URL("../support/stand-still.ts", import.meta.url)}` };

let site: Site;
let mailSink: MailSink;
let own: Awaited<ReturnType<typeof startFreshSite>>;

/** The two workers have four connections each; the parent needs twelve. */
const connections = 20;

beforeAll(async () => {
  mailSink = await startMailSink();
  const settings = { ...standingStill, WORKERS: "2", DATABASE_CONNECTIONS: `${connections}`, SMTP_URL: mailSink.url };
  own = await startFreshSite(settings);
  site = own.site;
});

afterAll(() => Promise.all([own.stop(), mailSink.stop()]));

const workerIds = () => `${execFileSync("pgrep", ["-P", `${site.pid}`])}`.trim().split("\n").map(Number);
const logged = () => site.lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
/** Each on a connection of its own, which the parent hands to the next worker. */
const ask = async (path: string, signal?: AbortSignal) => {
  const sent = request(`${site.url}${path}`, { agent: false, signal }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const part of answer) body += part;
  return { status: answer.statusCode, body };
};

const hasAnswered = async (id: number) => (await ask("/healthz")) && logged().some(({ worker }) => worker === id);

it("answers with several processes, and counts and logs them as one site [FAST-45]", async () => {
  expect(workerIds()).toHaveLength(2);
  for (let count = 0; count < 6; count += 1) expect((await ask("/healthz")).status).toBe(200);
  const answeredBy = () =>
    logged()
      .flatMap(({ path, worker }) => (path === "/healthz" ? [worker] : []))
      .sort();
  await expect.poll(answeredBy).toEqual([1, 1, 1, 2, 2, 2]);
  const { body } = await ask("/metrics");
  expect(body).toContain('http_requests_total{method="GET",status="200"} 6\n');
  expect(body.match(/^jobs\{queue="housekeeping"/gm)?.length ?? 0).toBeLessThan(2);
});

it("does what waits in the queue once, in the process that answers nobody, within its connections [FAST-44, FAST-45]", async () => {
  const browsers = Array.from({ length: 6 }, () => new Browserless(site.url));
  const countConnections = async () => {
    const named = "select count(*)::int as count from pg_stat_activity where datname = current_database()";
    return Number((await own.pool.query(`${named} and application_name like 'kreativlaendle%'`)).rows[0].count);
  };
  const [registered, open] = await Promise.all([
    Promise.all(browsers.map((browser) => register(browser, registration()))),
    Promise.all(Array.from({ length: 20 }, countConnections)),
    Promise.all(Array.from({ length: 60 }, () => ask("/kreative"))),
  ]);
  for (const page of registered) expect(page.text).toContain("Registrierung erfolgreich");
  expect(Math.max(...open, await countConnections())).toBeLessThanOrEqual(connections);
  await expect.poll(() => mailSink.mails).toHaveLength(browsers.length);
});

it("takes no message in any process while the mail server refuses the site's address [FAST-52]", async () => {
  const { db } = own;
  const berg = await createCompany(db);
  const browser = await browserOf(db, site.url, await createPerson(db, { memberSince: new Date(0) }));
  const send = async () => {
    const fields = { senderEmail: "anna@example.com", subject: "Hallo", message: "Hallo" };
    return (await browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, fields)).status;
  };
  mailSink.refuseSender(550);
  expect(await send()).toBe(200);
  const sendInTurn = async () => [await send(), await send(), await send(), await send()];
  await expect.poll(sendInTurn).toEqual([503, 503, 503, 503]);
  mailSink.refuseSender(null);
});

it("starts a worker again that dies, and answers meanwhile [FAST-46]", async () => {
  const [dying = 0, staying] = workerIds();
  process.kill(dying, "SIGKILL");
  await expect.poll(() => logged().some(({ msg }) => msg === "a worker has ended and is started again")).toBe(true);
  for (let count = 0; count < 4; count += 1) expect((await ask("/agb")).status).toBe(200);
  await expect.poll(() => workerIds().length).toBe(2);
  expect(workerIds()).toContain(staying);
  await expect.poll(() => hasAnswered(3)).toBe(true);
});

it("replaces a worker whose loop stands still, and answers who waited for it [SAFE-106, SAFE-119]", async () => {
  const [first = 0, second = 0] = workerIds();
  process.kill(first, "SIGUSR2");
  const asked = Promise.all([1, 2, 3].map(() => ask("/healthz")));
  expect((await asked).map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(workerIds).toEqual([second, expect.any(Number)]);
  const said = logged().map(({ msg }) => msg);
  expect(said).toContain("the event loop was silent for 5 s: ending");
  await expect.poll(() => hasAnswered(4)).toBe(true);
});

it("finishes what is under way when it is asked to end, and leaves no process behind [FAST-47]", async () => {
  const workers = workerIds();
  const form = "email=nobody%40example.com&password=geheim";
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": form.length,
    // The worker says when it has the request. Until then it may close the connection as an idle one.
    expect: "100-continue",
  };
  const sent = request(`${site.url}/auth?modus=anmelden`, { method: "POST", agent: false, headers });
  await once(sent, "continue");
  sent.write(form.slice(0, 10));
  const ended = site.stop();
  // A connection that comes while it ends may be left without an answer.
  const refusal = () => ask("/healthz", AbortSignal.timeout(500)).catch(({ code }) => code);
  await expect.poll(refusal).toBe("ECONNREFUSED");
  sent.end(form.slice(10));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  expect(await ended).toBe(0);
  for (const id of workers) expect(() => process.kill(id, 0)).toThrow("ESRCH");
});

it("says in one line that the port is taken, also with several workers [FAST-45]", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  await expect(startFreshSite({ WORKERS: "2", PORT: `${port}` })).rejects.toThrow(
    /^The site ended with 1: (?:\{[^\n]*\}\n)*Settings HOST and PORT: [^\n]*EADDRINUSE[^\n]*$/,
  );
});
