import { readFileSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { matchNews } from "~/features/agents/found/match-news.server";
import { canonicalQuery, readListSearch } from "~/features/agents/kinds.server";
import { sendDigests } from "~/features/agents/mails/send-digests.server";
import { storedColumns } from "~/features/agents/stored-search.server";
import { categories } from "~/features/calls/categories";
import { municipalities } from "~/search/region/region";
import { concepts } from "~/search/vocabulary/vocabulary";
import { calls } from "../../demo/content/calls";
import { createCallOf } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { withJobs } from "../../tests/support/jobs";
import { createCompany } from "../../tests/support/people";

const accounts = 5000;
const owners = 100;
const searches = 1000;
const newCalls = 50;
/** The first ones read the searches from the disk. */
const warmUps = 10;
const msPerTick = 10;
/** Milliseconds of the database for each call; as a test, also on a slow machine. */
const bound = process.env.AGENTS ? 50 : 150;

withJobs();

const pick = <Each>(list: readonly Each[], at: number): Each => list[at % list.length] as Each;

/** Half look for a craft around a place, a fifth for a craft anywhere, the others for a category there or from a budget on. */
function queryOf(at: number): string {
  const q = pick(concepts, at * 7).name;
  const ort = pick(municipalities(), at * 13).name;
  const umkreis = `${pick([0, 10, 25], at)}`;
  const kategorie = pick(categories, at * 3).name;
  if (at % 10 < 5) return `${new URLSearchParams({ q, ort, umkreis })}`;
  if (at % 10 < 7) return `${new URLSearchParams({ q: at % 10 === 5 ? `${q} ${ort}` : q })}`;
  return `${new URLSearchParams(at % 10 < 9 ? { kategorie, ort, umkreis } : { kategorie, q, budget: "1000" })}`;
}

beforeAll(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified)
    select 'kreative', 'Person ' || n, 'person-' || n, 'person-' || n || '@example.com', true
    from generate_series(0, ${accounts - 1}::int) as n`);
  for (let at = 0; at < searches; at += 1) {
    const search = readListSearch("ausschreibungen", new URLSearchParams(queryOf(at)));
    const { filters, means, textPatterns, headPatterns, keys, madeWith } = await storedColumns(db, search);
    const slugs = Array.from({ length: owners }, (_, each) => `person-${(at + each * 49) % accounts}`);
    await db.execute(sql`
      insert into search_agents
        (profile_id, kind, query, name, rhythm, filters, means, text_patterns, head_patterns, keys, made_with)
      select id, 'ausschreibungen', ${canonicalQuery(search)}, 'Suche', 'taeglich', ${filters}::tsquery, ${means}::tsquery,
        ${sql.param(textPatterns)}::text[], ${sql.param(headPatterns)}::text[], ${sql.param(keys)}::text[], ${madeWith}
      from profiles where slug = any(${sql.param(slugs)}::text[]) on conflict do nothing`);
  }
  await db.execute(sql`vacuum analyze search_agents`);
  await db.execute(sql`delete from agent_news`);
});

/** Processor time of all processes of this database, in milliseconds: it does not depend on what else the machine does. */
async function databaseMs(): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const ticks = rows.map(({ pid }) => {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ").slice(13, 15).map(Number);
    return user + system;
  });
  return ticks.reduce((sum, one) => sum + one, 0) * msPerTick;
}

const count = async (what: SQL) =>
  (await db.execute<{ count: number }>(sql`select count(*)::int as count ${what}`)).rows[0]?.count ?? 0;

it("costs the database at most 50 ms for each new call with 100,000 stored searches, and makes mails in batches [REACH-07]", async () => {
  const berg = await createCompany(db);
  let matching = 0;
  for (let at = -warmUps; at < newCalls; at += 1) {
    const { title, description, category, subcategory, budgetKey } = pick(calls, at + warmUps);
    await createCallOf(db, berg, {
      ...{ title: `${title} ${at}`, description, category: subcategory ? `${category}/${subcategory}` : category },
      ...{ budget: budgetKey, location: pick(municipalities(), (at + warmUps) * 5).name },
    });
    const before = await databaseMs();
    await matchNews();
    if (at >= 0) matching += (await databaseMs()) - before;
  }
  const [agents, found] = [await count(sql`from search_agents`), await count(sql`from agent_matches`)];
  const eachCall = matching / newCalls;
  const before = { database: await databaseMs(), clock: performance.now() };
  const mails = await sendDigests(sql`now() + interval '25 hours'`);
  const eachMail = ((await databaseMs()) - before.database) / mails;
  const perSecond = mails / ((performance.now() - before.clock) / 1000);
  const say = [
    `${agents} stored searches, ${newCalls} new calls: ${eachCall.toFixed(1)} ms of the database each, ${Math.round(found / (newCalls + warmUps))} results each`,
    `${mails} mails: ${eachMail.toFixed(1)} ms of the database each, ${perSecond.toFixed(0)} a second`,
  ];
  if (process.env.AGENTS) process.stdout.write(`${say.join("\n")}\n`);
  expect(agents).toBeGreaterThan(90_000);
  expect(mails).toBeGreaterThan(1000);
  expect(await sendDigests(sql`now() + interval '25 hours'`)).toBe(0);
  expect(eachCall).toBeLessThan(bound);
});
