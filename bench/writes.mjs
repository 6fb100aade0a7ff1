// The cost of writes beside the same change as one statement behind a bare server, on the same database with all its
// durability: writes per second, and processor time of the server and of PostgreSQL. One write of each kind proves that both
// leave the same rows. `npm run bench -- writes 3 message`: rounds, and the only kind of write to measure.
import { spawn } from "node:child_process";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { databaseCpuMs, databaseUrlOf, startSite } from "./site.mjs";
import { expectSameRows, rowsOfLatest } from "./written-rows.mjs";

const rounds = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const people = 600;
/** Before the first round: a server that has just started runs code that is not compiled yet, and plans its statements. */
const firstWrites = 500;
const writesPerRound = 120;
const connections = 6;
/** The share of the floor's writes per second. */
const wanted = 0.4;
/** A message decides about much more than its floor, so its processor time counts, in milliseconds. */
const maxMessageMs = 6;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const site = await startSite();
const databaseUrl = databaseUrlOf(site);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
pool.on("error", () => {});
let floor;
/** A mail as the site has queued it. */
let mail = "{}";

try {
  floor = await startFloor();
  const [creatives, companies] = [await makePeople("kreative"), await makePeople("unternehmen")];
  const kinds = { like: likeOf(creatives), post: postOf(creatives), message: messageOf(creatives, companies) };
  const rows = Object.entries(kinds)
    .filter(([kind]) => !only || kind === only)
    .flatMap(([kind, make]) => {
      let made = 0;
      const next = (side) => {
        made += 1;
        return make(made)[side];
      };
      const row = (side, more) => ({
        kind,
        side,
        next: () => next(side),
        rate: 0,
        ms: Infinity,
        databaseMs: Infinity,
        ...more,
      });
      return [row("floor"), row("site"), ...(kind === "message" ? [row("site", { isDelivered: true })] : [])];
    });
  await makeHold();
  for (const kind of new Set(rows.map((row) => row.kind))) await compare(...rows.filter((row) => row.kind === kind));
  for (const row of rows) await write(row, firstWrites);
  for (let round = 0; round < rounds; round += 1)
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) await measure(row);
  report(rows);
} finally {
  agent.destroy();
  await pool.end();
  floor?.stop();
  await site.stop();
}

/** Proves that one write leaves the same rows on either side. */
async function compare(floor, site) {
  const rowsOf = async (row) => {
    await write(row, 1);
    return rowsOfLatest(row.kind, pool);
  };
  const ofSite = await rowsOf(site);
  if (site.kind === "message") {
    const { rows } = await pool.query(`select (data - 'messageId')::text as mail from pgboss.job where name = 'mail'`);
    mail = rows[0].mail;
  }
  expectSameRows(await rowsOf(floor), ofSite);
}

async function measure(row) {
  const server = row.side === "site" ? site : floor;
  await holdMails(!row.isDelivered);
  const [before, databaseBefore, started] = [await server.cpuMs(), databaseCpuMs(site), performance.now()];
  await write(row, writesPerRound);
  if (row.isDelivered) await untilDelivered();
  row.rate = Math.max(row.rate, writesPerRound / ((performance.now() - started) / 1000));
  row.ms = Math.min(row.ms, ((await server.cpuMs()) - before) / writesPerRound);
  row.databaseMs = Math.min(row.databaseMs, (databaseCpuMs(site) - databaseBefore) / writesPerRound);
}

/** The mail of a message behind the bare server is due when the bench has ended, so the site's is too. */
async function makeHold() {
  await pool.query(`
    create function hold_mail() returns trigger language plpgsql as $$
    begin
      new.start_after := now() + interval '1 day';
      return new;
    end $$;
    create trigger hold_mail before insert on pgboss.job for each row when (new.name = 'mail') execute function hold_mail()`);
}

async function holdMails(areHeld) {
  await pool.query(`alter table pgboss.job ${areHeld ? "enable" : "disable"} trigger hold_mail`);
}

async function untilDelivered() {
  const waiting = `select count(*)::int as count from pgboss.job where name = 'mail' and state <> 'completed' and start_after <= now()`;
  while ((await pool.query(waiting)).rows[0].count > 0) await delay(20);
}

async function write({ next }, count) {
  let left = count;
  const writeInTurn = async () => {
    for (; left > 0; ) {
      left -= 1;
      await post(next());
    }
  };
  await Promise.all(Array.from({ length: connections }, writeInTurn));
}

function post({ url, headers, body }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: "POST", headers }, (answer) => {
      let said = "";
      answer.on("data", (part) => {
        said += part;
      });
      answer.on("end", () => {
        if (answer.statusCode < 400) resolve();
        else reject(new Error(`${url}: ${answer.statusCode} ${said.slice(0, 200)}`));
      });
    });
    sent.on("error", reject).end(body);
  });
}

function report(rows) {
  process.stdout.write(
    "| write | a second | ms of processor time | of PostgreSQL | share of one statement |\n|---|---|---|---|---|\n",
  );
  let bare = 0;
  for (const { kind, side, rate, ms, databaseMs, isDelivered } of rows) {
    if (side === "floor") bare = rate;
    const share = rate / bare;
    const isGood = kind === "message" ? isDelivered || ms <= maxMessageMs : share >= wanted;
    const judged = isGood ? "" : ` (wanted: ${kind === "message" ? `${maxMessageMs} ms` : wanted})`;
    const name = `a ${kind}${side === "floor" ? " as one statement" : isDelivered ? ", its mail delivered" : ""}`;
    process.stdout.write(
      `| ${name} | ${Math.round(rate)} | ${ms.toFixed(2)} | ${databaseMs.toFixed(2)} | ${side === "floor" ? "" : share.toFixed(2) + judged} |\n`,
    );
  }
}

/** Who writes, and how often they have done so. Nobody reaches a limit. */
function turnOf(number) {
  return [number % people, 1 + Math.floor(number / people)];
}

function inAnHour() {
  return Date.now() + 3_600_000;
}

/** As long as the keys that the site generates for counters and forms. */
function keyOf(...parts) {
  return createHash("sha256").update(parts.join()).digest("base64url");
}

function toFloor(kind, values) {
  return { url: `${floor.url}/${kind}`, headers: {}, body: JSON.stringify(values) };
}

function toSite(address, { cookie }, fields, accept = "text/html") {
  return {
    url: site.url + address,
    headers: { cookie, accept, origin: site.url, "content-type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams(fields)}`,
  };
}

function likeOf(creatives) {
  return (number) => {
    const [writer, turn] = turnOf(number);
    const [liker, liked] = [creatives[writer], creatives[(writer + turn) % people]];
    const counters = [keyOf("like", liker.id), keyOf("like-again", liker.id, liked.id)];
    const floor = toFloor("like", [liker.id, liked.id, ...counters, inAnHour()]);
    return { floor, site: toSite(`/kreative/${liked.slug}/like`, liker, { like: "1" }, "*/*") };
  };
}

function postOf(creatives) {
  return (number) => {
    const writer = creatives[turnOf(number)[0]];
    const content = `Ein neues Plakat, das ${number}.`;
    const fields = { content, submissionId: randomUUID() };
    const values = [writer.id, content, keyOf("form", number), keyOf("post", writer.id), inAnHour()];
    return { floor: toFloor("post", values), site: toSite("/posts/neu", writer, fields) };
  };
}

function messageOf(creatives, companies) {
  return (number) => {
    const [index, turn] = turnOf(number);
    const [writer, company] = [creatives[index], companies[(index + turn) % people]];
    const [subject, message] = ["Ein Plakat", `Guten Tag, haben Sie Zeit? Es ist die Anfrage ${number}.`];
    const values = [writer.id, company.id, subject, writer.name, writer.email, message, mail];
    const fields = { senderEmail: writer.email, subject, message };
    return {
      floor: toFloor("message", values),
      site: toSite(`/nachrichten?an=unternehmen/${company.slug}`, writer, fields),
    };
  };
}

/** People with sessions, who have been members for long. */
async function makePeople(userType) {
  const { rows } = await pool.query(
    `insert into profiles (user_type, name, slug, email, email_verified, agb_accepted_at, privacy_noted_at, member_since)
     select $1::text, $1 || ' ' || n, $1 || '-' || n, $1 || n || '@bench.example', true, now(), now(), now() - interval '1 year'
     from generate_series(1, $2::int) n returning id, slug, name, email`,
    [userType, people],
  );
  const { rows: sessions } = await pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, gen_random_uuid()::text, now() + interval '1 hour' from unnest($1::uuid[]) id returning user_id, token`,
    [rows.map(({ id }) => id)],
  );
  const secret = readFileSync(path.join(site.dataDir, "secret"), "utf8").trim();
  const key = createHmac("sha256", secret).update("accounts").digest("base64url");
  const cookies = new Map(
    sessions.map(({ user_id, token }) => {
      const signed = `${token}.${createHmac("sha256", key).update(token).digest("base64")}`;
      return [user_id, `kreativlaendle.session_token=${encodeURIComponent(signed)}`];
    }),
  );
  return rows.map((person) => ({ ...person, cookie: cookies.get(person.id) }));
}

async function startFloor() {
  const child = spawn("node", [fileURLToPath(new URL("write-floor.mjs", import.meta.url))], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(databaseUrl);
  const port = await new Promise((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(Number(text)));
    child.once("exit", (code) => reject(new Error(`the floor ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const cpuMs = async () => {
    const { user, system } = await (await fetch(`${url}/cpu`)).json();
    return (user + system) / 1000;
  };
  return { url, cpuMs, stop: () => child.kill() };
}
