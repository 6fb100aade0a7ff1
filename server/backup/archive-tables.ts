import type { Client } from "pg";
import type { Jobs, Manifest } from "./archive";

type Tables = Manifest["tables"];

/**
 * The assets of builds are not in archives, because every start puts its own there again. Nor are the notes of changes,
 * which concern only the processes that run.
 */
export const notInArchives = ["changes", "stored_assets"];

/** Our tables with their stored columns, without generated ones. Parents come before children. */
export async function readTables(client: Client): Promise<Tables> {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`,
    [notInArchives],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(`
    select child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = 'public'::regnamespace and child.oid <> parent.oid`);
  return parentsFirst(columns, references);
}

function parentsFirst(tables: Tables, references: { child: string; parent: string }[]): Tables {
  const sorted: Tables = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  for (let waiting = tables; waiting.length > 0; ) {
    const ready = waiting.filter(({ name }) =>
      references.every(({ child, parent }) => child !== name || isPlaced(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(", ")}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
  return rows.map(({ hash }) => hash);
}

/** The last value of each sequence. A sequence may have advanced since the snapshot, which does no harm. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: string[]) => columns.map(quoted).join(", ");

/** Waiting mails only. The other jobs schedule themselves again. */
export async function readJobs(client: Client): Promise<Jobs> {
  const { rows: found } = await client.query("select to_regclass('pgboss.job') is not null as exists");
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<Jobs[number]>(
    `select id, name as queue, data from pgboss.job
     where name in ('mail', 'mail-failed', 'gathered-mails') and state in ('created', 'retry', 'active') order by created_on, id`,
  );
  return rows;
}
