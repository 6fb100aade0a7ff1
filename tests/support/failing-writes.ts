import { sql } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";

let prepared: Promise<void> | undefined;

/** Lets every write of the site fail while something runs. Sessions still count, so that people stay signed in. */
export async function whileWritesFail<Result>(db: Database, act: () => Promise<Result>): Promise<Result> {
  // Once per database: new triggers would wait for what the site is doing.
  prepared ??= prepare(db);
  await prepared;
  await db.execute(sql`insert into failing_writes values (true)`);
  try {
    return await act();
  } finally {
    await db.execute(sql`delete from failing_writes`);
  }
}

async function prepare(db: Database): Promise<void> {
  await db.execute(sql`create table failing_writes (fail boolean)`);
  await db.execute(sql`
    create function fail_write() returns trigger language plpgsql as
      $fail$ begin if exists (select from failing_writes) then raise 'no write today'; end if; return null; end $fail$`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('sessions', 'failing_writes')`);
  // One table at a time: the site reads several in one query, so locks on all of them could deadlock.
  for (const { name } of rows)
    await db.execute(
      sql`create trigger failing before insert or update or delete on ${sql.raw(name)} execute function fail_write()`,
    );
}
