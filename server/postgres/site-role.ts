import { Client, escapeLiteral } from "pg";

const role = "kreativlaendle_site";
const queueSchema = "pgboss";

/**
 * Returns the url for the site's own role. The role reads and writes rows but owns none of our tables, so it can't
 * change the schema or disable a trigger. It owns only the schema of the queue, because the queue manages its own
 * tables. Runs at every start after the migrations, so that new tables are covered.
 */
export async function prepareSiteRole(ownerUrl: string, password: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
    await client.query("begin");
    if (rows.length === 0) await client.query(`create role ${role}`);
    await client.query(
      `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${escapeLiteral(password)}`,
    );
    await client.query(`
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select, update on all sequences in schema public to ${role}`);
    await giveQueue(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
}

/** A restore or an earlier version may have created the queue's tables as the owner of the database. */
async function giveQueue(client: Client): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string }>(
    `select case when relkind = 'S' then 'sequence' else 'table' end as kind, oid::regclass::text as name
       from pg_class
      where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'S', 'v') and relowner <> $2::regrole
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
      union all
     select 'routine', oid::regprocedure::text from pg_proc
      where pronamespace = $1::regnamespace and proowner <> $2::regrole
      union all
     select 'type', oid::regtype::text from pg_type
      where typnamespace = $1::regnamespace and typtype in ('e', 'd') and typowner <> $2::regrole`,
    [queueSchema, role],
  );
  await client.query(`alter schema ${queueSchema} owner to ${role}`);
  for (const { kind, name } of rows) await client.query(`alter ${kind} ${name} owner to ${role}`);
}
