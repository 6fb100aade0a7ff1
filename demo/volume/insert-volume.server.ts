import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, profiles, type UserType } from "~/db/schema";
import { renewDocuments } from "~/search-index/renew.server";
import { slugify } from "~/text/slug";
import { calls } from "../content/calls";
import { insertLetters } from "./insert-letters.server";
import { insertWorks } from "./insert-works.server";
import { volumeProfiles } from "./profiles";

export interface Volume {
  profiles: number;
  calls: number;
}

const batchSize = 1000;
const minuteMs = 60_000;

/** Inserts many people, companies, likes, works, calls and offers, the same ones every time, to measure a large site. */
export async function insertVolume(volume: Volume, tell: (text: string) => void): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    const indexes = await dropSearchIndexes(tx);
    await insertProfiles(tx, volume.profiles);
    tell(`${volume.profiles} profiles`);
    await insertLikes(tx);
    tell("likes");
    tell(`${await insertWorks(tx)} works`);
    const [last] = await tx.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(ausschreibungen);
    await insertCalls(tx, volume.calls);
    tell(`${volume.calls} calls`);
    tell(`${await insertLetters(tx, last?.id ?? 0)} conversations with an offer`);
    for (const index of indexes) await tx.execute(sql.raw(index));
    tell("indexes");
  });
  tell(`${await renewDocuments()} search documents`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(
      sql`analyze search_documents, profiles, favorites, works, ausschreibungen, conversations, messages, offers`,
    );
  });
}

/** Building the indexes at the end takes seconds; updating them row by row takes minutes. */
async function dropSearchIndexes(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '% USING gin %'`,
  );
  for (const { indexname } of rows) await tx.execute(sql.raw(`drop index "${indexname}"`));
  return rows.map(({ indexdef }) => indexdef);
}

async function insertProfiles(tx: Transaction, count: number): Promise<void> {
  await tx.execute(sql`create temp table volume_likes (email text primary key, likes int) on commit drop`);
  const taken = new Set<string>();
  const slugFor = (userType: UserType, name: string) => {
    const wanted = slugify(name);
    let slug = wanted;
    for (let number = 2; taken.has(`${userType}/${slug}`); number += 1) slug = `${wanted}-${number}`;
    taken.add(`${userType}/${slug}`);
    return slug;
  };
  const known = await tx
    .select({ userType: profiles.userType, slug: profiles.slug, name: profiles.name })
    .from(profiles);
  for (const { userType, slug } of known) taken.add(`${userType}/${slug}`);
  const names = new Set(known.map(({ name }) => name));

  for (const batch of batches(volumeProfiles(count))) {
    await insertRows(
      tx,
      profiles,
      batch.map(({ highlights, memberSince, likes: _, skills, branchen, ...person }) => ({
        ...person,
        name: names.has(person.name) ? `${person.name} junior` : person.name,
        slug: slugFor(person.userType, person.name),
        skills: [...skills],
        branchen: [...branchen],
        portfolioHighlights: [...highlights],
        emailVerified: true,
        memberSince: new Date(memberSince),
        createdAt: new Date(memberSince),
      })),
    );
    const likes = batch.map(({ email, likes: number }) => ({ email, likes: number }));
    await tx.execute(
      sql`insert into volume_likes select * from json_to_recordset(${JSON.stringify(likes)}) as l (email text, likes int)`,
    );
  }
}

/**
 * Without the trigger, which would update a count for each like. One statement at the end of the transaction counts
 * all.
 */
async function insertLikes(tx: Transaction): Promise<void> {
  await tx.execute(sql`alter table favorites disable trigger favorites_count`);
  await tx.execute(sql`
    with people as (
      select id, likes, row_number() over (order by email) - 1 as number, count(*) over () as total
      from profiles join volume_likes using (email)
    )
    insert into favorites (user_id, favorited_profile_id)
    select other.id, people.id
    from people
    cross join lateral generate_series(1, least(people.likes, people.total - 1)) as step
    join people as other on other.number = (people.number + step * 7919) % people.total and other.id <> people.id
    on conflict do nothing`);
  await tx.execute(sql`
    update profiles set favorite_count = counted.likes
    from (select favorited_profile_id, count(*) as likes from favorites group by 1) as counted
    where id = counted.favorited_profile_id`);
  await tx.execute(sql`alter table favorites enable trigger favorites_count`);
}

async function insertCalls(tx: Transaction, count: number): Promise<void> {
  const companies = await tx.select({ id: profiles.id }).from(profiles).where(sql`user_type = 'unternehmen'`);
  for (const batch of batches(upTo(count))) {
    const rows = batch.flatMap((number) => {
      const call = calls[number % calls.length];
      const company = companies[(number * 31) % companies.length];
      if (!call || !company) return [];
      const title = `${call.title} ${number + 1}`;
      return {
        userId: company.id,
        title,
        slug: slugify(title),
        description: call.description,
        category: call.subcategory ? `${call.category}/${call.subcategory}` : call.category,
        budget: call.budgetKey,
        location: call.location,
        workLocation: call.workLocation,
        experienceLevel: call.experienceLevel,
        createdAt: new Date(Date.now() - (number + 1) * minuteMs),
        publishedAt: new Date(Date.now() - (number + 1) * minuteMs),
      };
    });
    await insertRows(tx, ausschreibungen, rows);
  }
}

/** Passes all rows as one parameter. A placeholder for each value takes more memory and time than the values. */
async function insertRows<Table extends PgTable>(tx: Transaction, table: Table, rows: Table["$inferInsert"][]) {
  const [first] = rows;
  if (!first) return;
  const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = sql.raw(Object.keys(first).map(inSnakeCase).join(", "));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [inSnakeCase(name), value]))),
  );
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${json})
    on conflict do nothing`);
}

function* upTo(count: number): Generator<number> {
  for (let number = 0; number < count; number += 1) yield number;
}

function* batches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
