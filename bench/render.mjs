// The cost of rendered pages: processor time of the server per request, and requests per second. Processor time hardly
// depends on other load, and dividing by lower bounds of the same run cancels the speed of the machine out. `npm run
// bench -- render` prints the table in `bench/RESULTS.md`.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { databaseUrlOf, startSite } from "./site.mjs";
import { visitor } from "./visitor.mjs";

const rounds = Number(process.argv[2] ?? 3);
const requests = 160;
/** No more than one client may have rendered at once. */
const connections = 6;
const { ask, leave } = visitor(connections);
/** What browsers send. */
const compressed = { "accept-encoding": "gzip, deflate, br, zstd" };

/** The limits are multiples of the time that PostgreSQL and React need for 24 cards. */
const site = await startSite();
const member = { cookie: await signIn("kreativ@demo.example") };
const session = decodeURIComponent(member.cookie.split("=")[1]).split(".")[0];
const article = await firstLink("/blog", /href="(\/blog\/[a-z][^"?#]+)"/);
const pages = {
  "/kreative": 5,
  "/ausschreibungen": 5,
  "/feed": 5,
  "/agb": 4,
  [article]: 4,
  "/kreative/ben-hagspiel": 4,
  // Her own.
  "/kreative/anna-fink": 4,
  "/profil": 8,
};
let unique = 0;
let floors;

try {
  floors = await startFloors();
  const rows = [
    row("bare `node:http`, the bytes of `/kreative`", floors, "/bytes"),
    row("PostgreSQL and React, 24 cards", floors, "/cards"),
    ...Object.keys(pages).flatMap((page) => [
      row(`the elements of \`${page}\``, floors, `/markup?${new URLSearchParams({ of: page })}`),
      row(
        `the elements of \`${page}\` and the reader's session`,
        floors,
        `/markup-for-reader?${new URLSearchParams({ of: page, session })}`,
      ),
      row(`\`${page}\`, signed in`, site, page, member),
      row(`\`${page}\`, signed in, compressed`, site, page, { ...member, ...compressed }),
    ]),
    row("`/kreative`, a visitor's first", site, newAddress, compressed),
    row("`/kreative`, from memory", site, "/kreative", compressed),
  ];
  for (const each of rows) await load(each, 40);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of round % 2 === 0 ? rows : rows.toReversed()) await measure(each);
  }
  report(rows);
} finally {
  leave();
  floors?.stop();
  await site.stop();
}

/** An address that nobody has requested before. */
function newAddress() {
  unique += 1;
  return `/kreative?bench=${unique}`;
}

function row(name, server, address, headers = {}) {
  return {
    name,
    server,
    address: typeof address === "string" ? () => address : address,
    headers,
    ms: Infinity,
    rate: 0,
  };
}

async function measure(each) {
  const [before, started] = [await each.server.cpuMs(), performance.now()];
  await load(each, requests);
  const seconds = (performance.now() - started) / 1000;
  each.ms = Math.min(each.ms, ((await each.server.cpuMs()) - before) / requests);
  each.rate = Math.max(each.rate, requests / seconds);
}

async function load({ server, address, headers }, count) {
  let left = count;
  const askInTurn = async () => {
    for (; left > 0; ) {
      left -= 1;
      await ask(server.url + address(), headers);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
}

function report(rows) {
  const cards = rows[1].ms;
  const [processor] = os.cpus();
  const machine = `${os.cpus().length} × ${processor.model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.version}`;
  const lines = [
    `${machine}; ${connections} connections, the best of ${rounds} rounds.`,
    "",
    "| page | a second | ms of processor time | × PostgreSQL and React | × its elements | × elements and session |",
    "|---|---|---|---|---|---|",
  ];
  let elements = [];
  for (const { name, ms, rate, server } of rows) {
    if (name.startsWith("the elements")) elements = [...elements.slice(-1), ms];
    const isOfAPage = name.endsWith("signed in") && server === site;
    const bound = isOfAPage && pages[/`(.*?)`/.exec(name)[1]];
    const times = ms / cards;
    const missed = bound && times > bound ? ` (wanted: ${bound})` : "";
    const timesElements = isOfAPage ? elements.map((least) => (ms / least).toFixed(1)) : ["", ""];
    lines.push(
      `| ${[name, Math.round(rate), ms.toFixed(2), `${times.toFixed(1)}${missed}`, ...timesElements].join(" | ")} |`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function startFloors() {
  const html = {};
  for (const page of Object.keys(pages)) html[page] = await ask(site.url + page, member);
  const child = spawn("node", [fileURLToPath(new URL("floors.mjs", import.meta.url))], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify({ databaseUrl: databaseUrlOf(site), pages: html }));
  const port = await new Promise((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(Number(text)));
    child.once("exit", (code) => reject(new Error(`the floors ended with ${code}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  const cpuMs = async () => {
    const { user, system } = JSON.parse(await ask(`${url}/cpu`));
    return (user + system) / 1000;
  };
  return { url, cpuMs, stop: () => child.kill() };
}

async function signIn(who) {
  const accounts = JSON.parse(readFileSync(path.join(site.dataDir, "demo-accounts.json"), "utf8"));
  const { email, password } = accounts.find((account) => account.email === who);
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${site.url}/auth?modus=anmelden`, { method: "POST", redirect: "manual", body });
  const cookie = answer.headers.getSetCookie().find((line) => line.includes("session_token"));
  if (!cookie) throw new Error(`could not sign in: ${answer.status}`);
  return cookie.split(";")[0];
}

async function firstLink(page, pattern) {
  return pattern.exec(await ask(site.url + page))[1];
}
