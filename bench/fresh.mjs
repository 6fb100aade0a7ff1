// Three processes on one database while people write. Measures how many of a visitor's pages come from memory, and after
// how long visitors of all processes, and the writer, see a write. Addresses are requested by Zipf's law: the second
// half as often as the first, the third a third as often. `npm run bench -- fresh 60 1000`: seconds, writes.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { databaseUrlOf, startSite } from "./site.mjs";
import { visitor } from "./visitor.mjs";

const seconds = Number(process.argv[2] ?? 60);
const rounds = Number(process.argv[3] ?? 1000);
const processes = 3;
const addresses = 10_000;
const warmed = 3_000;
const writesPerSecond = 10;
/** A process renders few pages at once for one address, and refuses what would have to wait for long. */
const readers = 6 * processes;
const writers = 6;
const latestMs = 1_000;
const wantedShare = 0.8;
/** As every browser asks. */
const compressed = { "accept-encoding": "br" };
let written = 0;

const { ask, leave } = visitor(64);
const one = await startSite();
const secret = readFileSync(path.join(one.dataDir, "secret"), "utf8").trim();
const DATABASE_URL = databaseUrlOf(one);
const shared = { DATABASE_URL, SECRET: secret, DATA_DIR: one.dataDir };
const sites = [one];
for (; sites.length < processes; ) sites.push(await startSite({ ...shared, DEMO: "0" }));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4 });

try {
  const people = await fillDatabase();
  const pages = ["/", "/kreative", "/feed", "/blog", "/ausschreibungen", "/arbeiten", "/agb", "/impressum"];
  const ranked = [...pages, ...people.map(({ slug }) => `/kreative/${slug}`)].slice(0, addresses);
  const { share, asked } = await measureShare(ranked, people);
  const { latest, median, old } = await measureLag(people.slice(0, 200));
  const met = share >= wantedShare && latest <= latestMs && old === 0;
  process.stdout.write(
    `${(share * 100).toFixed(1)} % of ${asked} pages over ${addresses} addresses from memory, with ${writesPerSecond} writes a second (wanted: ${wantedShare * 100} %)\n` +
      `${rounds} writes, each read in ${processes} processes: seen after ${median} ms (median), the old last sent after ${latest} ms (wanted: at most ${latestMs}); ${old} times whoever wrote saw the old\n`,
  );
  if (!met) process.exitCode = 1;
} finally {
  leave();
  await pool.end();
  for (const site of sites.toReversed()) await site.stop();
}

async function fillDatabase() {
  await pool.query(`
    insert into profiles (user_type, name, slug, email, email_verified, title, location, bio, skills)
    select 'kreative', 'Person ' || n, 'person-' || n, 'person-' || n || '@bench.example', true, 'Gestaltung', 'Dornbirn',
      repeat('Zeichnet Plakate und Bücher. ', 20), '{Illustration,SEO}'
    from generate_series(1, ${addresses}) n`);
  const { rows } = await pool.query("select id, slug from profiles where slug like 'person-%' order by random()");
  return rows;
}

/**
 * The share of pages from memory, after the most popular addresses have been asked for twice, as they have on a site that
 * runs for a while.
 */
async function measureShare(ranked, people) {
  const weights = [];
  for (let rank = 1; rank <= ranked.length; rank += 1) weights.push((weights.at(-1) ?? 0) + 1 / rank);
  const draw = () => ranked[firstAtLeast(weights, Math.random() * weights.at(-1))];
  const warm = async (site, first) => {
    for (let rank = first; rank < warmed; rank += readers / processes)
      for (const _ of ["once", "again"]) await ask(site.url + ranked[rank], compressed);
  };
  await Promise.all(
    Array.from({ length: readers }, (_, index) => warm(sites[index % processes], Math.floor(index / processes))),
  );

  const before = await countPages();
  const end = performance.now() + seconds * 1000;
  const read = async (site) => {
    while (performance.now() < end) await ask(site.url + draw(), compressed);
  };
  const write = async () => {
    for (let due = performance.now(); due < end; due += 1000 / writesPerSecond) {
      await delay(Math.max(0, due - performance.now()));
      await writeSomething(
        people[Math.floor(people.length * Math.random() ** 3)],
        people[Math.floor(people.length * Math.random())],
      );
    }
  };
  await Promise.all([write(), ...Array.from({ length: readers }, (_, index) => read(sites[index % processes]))]);
  const after = await countPages();
  const [memory, rendered] = [after.memory - before.memory, after.rendered - before.rendered];
  return { share: memory / (memory + rendered), asked: memory + rendered };
}

/** Mostly likes and visits, some posts, and now and then a profile. */
async function writeSomething(person, friend) {
  written += 1;
  const kind = written % 10;
  if (kind < 4)
    await pool.query(
      "insert into favorites (user_id, favorited_profile_id) select $1::uuid, $2::uuid where $1::uuid <> $2::uuid on conflict do nothing",
      [friend.id, person.id],
    );
  else if (kind < 7)
    await pool.query(
      "insert into profile_visits (visited_profile_id, visitor_hash, visit_date) values ($1, $2, now()) on conflict do nothing",
      [person.id, Buffer.from(`${written}`)],
    );
  else if (kind < 9)
    await pool.query("insert into posts (user_id, content) values ($1, 'Ein neues Plakat')", [friend.id]);
  else
    await pool.query("update profiles set bio = $2, updated_at = now() where id = $1", [
      person.id,
      `Zeichnet seit ${written}.`,
    ]);
}

/** The time until others see a write, in the slower process, and how often the writer still saw the old page. */
async function measureLag(people) {
  const seenAfter = [];
  let latest = 0;
  let [begun, old] = [0, 0];
  const writeAndRead = async (person) => {
    const title = `Titel ${begun}`;
    const urls = sites.map((site) => `${site.url}/kreative/${person.slug}`);
    for (const url of urls) await ask(url);
    await pool.query("update profiles set title = $2 where id = $1", [person.id, title]);
    const wrote = performance.now();
    for (const url of urls) if (!(await ask(url, { cookie: "kreativlaendle.written=1" })).includes(title)) old += 1;
    for (const url of urls) {
      for (;;) {
        // The time of the request, not of the response.
        const sent = performance.now() - wrote;
        if ((await ask(url)).includes(title)) {
          seenAfter.push(sent);
          break;
        }
        latest = Math.max(latest, sent);
        await delay(50);
      }
    }
  };
  const writer = async (_, index) => {
    for (; begun < rounds; ) {
      begun += 1;
      await writeAndRead(people[(begun * writers + index) % people.length]);
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  seenAfter.sort((a, b) => a - b);
  return { latest: Math.round(latest), median: Math.round(seenAfter[Math.floor(seenAfter.length / 2)]), old };
}

async function countPages() {
  const counts = { memory: 0, rendered: 0 };
  for (const { url } of sites) {
    for (const [, from, count] of (await ask(`${url}/metrics`)).matchAll(
      /^visitor_pages_total\{from="(\w+)"\} (\d+)/gm,
    ))
      counts[from] += Number(count);
  }
  return counts;
}

function firstAtLeast(sums, wanted) {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
