// The cost of a page with 100,000 profiles and calls as a multiple of its cost with 1,000. Alternates between both
// sites, so that noise affects both, and signs in, because pages for visitors are cached. `npm run bench -- scale
// [folder] [word]`: filling the two databases takes minutes; they stay in the folder for the next run. A word measures only
// the pages with it in their names.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { forCompany, pagesOf } from "./scale-pages.mjs";
import { runCommand, startSite } from "./site.mjs";

const sizes = [1_000, 100_000];
const rounds = 40;
const warmUps = 5;
const bound = 1.2;
const folder = process.argv[2] ?? path.join(tmpdir(), "kreativlaendle-scale");
const word = process.argv[3] ?? "";
const accounts = ["kreativ@demo.example", "firma@demo.example"];
const agent = new Agent({ keepAlive: true });

const sites = [];
try {
  for (const size of sizes) sites.push(await openSite(size));
  const missed = await compare();
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  agent.destroy();
  for (const { site } of sites) await site.stop();
}

async function compare() {
  const [small, large] = await Promise.all(sites.map((site) => pagesOf(site, (address) => answerOf(site, address))));
  let missed = 0;
  for (const [name, address] of Object.entries(small).filter(([name]) => name.includes(word))) {
    const [few, many] = await measure([address, large[name]]);
    const isKept = many / few <= bound;
    if (!isKept) missed += 1;
    const figures = `${(many / few).toFixed(2).padStart(6)}   ${few.toFixed(1)} ms with 1,000, ${many.toFixed(1)} ms with 100,000`;
    process.stdout.write(`${name.padEnd(40)} ${figures}${isKept ? "" : "   MISSED"}\n`);
  }
  return missed;
}

/** The medians of both sites; infinite for a page that did not answer. */
async function measure(addresses) {
  const turns = sites.map((site, index) => ({ site, address: addresses[index], times: [] }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) {
      const { isWhole, milliseconds } = await answerOf(turn.site, turn.address);
      if (!isWhole) return turns.map((other) => (other === turn ? Number.POSITIVE_INFINITY : milliseconds));
      if (round >= 0) turn.times.push(milliseconds);
    }
  }
  return turns.map(({ times }) => median(times));
}

async function openSite(size) {
  const dataDir = path.join(folder, `${size}-${contentVersion()}`);
  if (!existsSync(dataDir)) {
    const unfinished = `${dataDir}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const started = performance.now();
    await runCommand(["volume", "--profiles", String(size), "--calls", String(size)], { DATA_DIR: unfinished });
    renameSync(unfinished, dataDir);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${size} profiles and calls made in ${seconds} s, stored in ${dataDir}\n`);
  }
  const site = await startSite({ DATA_DIR: dataDir });
  const opened = { size, site, url: site.url };
  return { ...opened, cookies: await Promise.all(accounts.map((account) => signIn(opened, dataDir, account))) };
}

/** A change of the schema or of the generated people needs new databases. */
function contentVersion() {
  const hash = createHash("sha256");
  for (const place of ["app/db/migrations", "demo", "demo/content", "demo/volume"]) {
    for (const entry of readdirSync(place, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isFile()) hash.update(readFileSync(path.join(place, entry.name)));
    }
  }
  return hash.digest("hex").slice(0, 8);
}

async function signIn({ url }, dataDir, account) {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, "demo-accounts.json"), "utf8"));
  const { email, password } = accounts.find(({ email }) => email === account);
  const answer = await fetch(`${url}/auth?modus=anmelden`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.includes("session_token"));
  if (!cookie) throw new Error(`could not sign in: ${answer.status}`);
  return cookie.split(";")[0];
}

/** An address of a page for companies begins with "firma:". */
function answerOf({ url, cookies }, address) {
  const isForCompany = address.startsWith(forCompany);
  const [path, cookie] = isForCompany ? [address.slice(forCompany.length), cookies[1]] : [address, cookies[0]];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, headers: { cookie } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        const html = Buffer.concat(parts).toString();
        resolve({ html, isWhole: response.statusCode === 200, milliseconds: performance.now() - started });
      });
    });
    asked.on("error", reject).end();
  });
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
