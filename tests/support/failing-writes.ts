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
  await db.execute(sql`
    do $$
    declare found regclass;
    begin
      create table failing_writes (fail boolean);
      create function fail_write() returns trigger language plpgsql as
        $fail$ begin if exists (select from failing_writes) then raise 'no write today'; end if; return null; end $fail$;
      for found in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('sessions', 'failing_writes')
      loop
        execute format('create trigger failing before insert or update or delete on %s execute function fail_write()', found);
      end loop;
    end $$`);
}
