import { sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { log } from "~/log.server";
import { madeWith } from "./made-with.server";
import { type KindName, kinds, refresh } from "./refresh.server";

const batch = 200;

const tables = {
  profile: sql.raw("profiles"),
  work: sql.raw("works"),
  call: sql.raw("ausschreibungen"),
  article: sql.raw("blog_posts"),
} satisfies Record<KindName, unknown>;

/** Rows without a document, or with one of another vocabulary. */
async function listOutdated(name: KindName): Promise<(string | number)[]> {
  const column = sql.raw(kinds[name].column);
  const { rows } = await db.execute<{ id: string | number }>(sql`
    (select ${column} as id from search_documents
      where (made_with < ${madeWith()} or made_with > ${madeWith()}) and ${column} is not null limit ${batch})
    union all
    (select id from ${tables[name]} as t
      where not exists (select from search_documents where ${column} = t.id) limit ${batch})
    limit ${batch}`);
  return rows.map(({ id }) => id);
}

/** New documents of old rows must not trigger stored searches. */
async function renew(tx: Transaction, name: KindName, ids: (string | number)[]): Promise<void> {
  const { column, type } = kinds[name];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${sql.raw(column)}::text as id from search_documents
    where ${sql.raw(column)} = any(${sql.param(ids)}::${sql.raw(type)}[])`);
  const known = new Set(rows.map(({ id }) => id));
  await refresh(tx, name, ids);
  const added = ids.filter((id) => !known.has(`${id}`));
  if (added.length > 0)
    await tx.execute(sql`
      delete from agent_news where document_id in (
        select id from search_documents where ${sql.raw(column)} = any(${sql.param(added)}::${sql.raw(type)}[]))`);
}

/** Creates all documents that are missing or outdated. Several processes may do it at once. */
export async function renewDocuments(): Promise<number> {
  let renewed = 0;
  for (const name of Object.keys(tables) as KindName[]) {
    for (;;) {
      const ids = await listOutdated(name);
      if (ids.length === 0) break;
      await db.transaction((tx) => renew(tx, name, ids));
      renewed += ids.length;
    }
  }
  // Cached pages may show search results.
  if (renewed > 0) await db.execute(sql`insert into changes (topics) values ('{everything}')`);
  if (renewed > 0) log.info({ renewed }, "made search documents again");
  return renewed;
}
