import type { PgBoss } from "pg-boss";

/**
 * A finished job stays in its table for a day, for the figures and so that its id is not taken twice, but without what
 * it carried: a mail has names, addresses and words. A job that failed for good has a copy with this content in another
 * queue. The copy is created before this trigger runs.
 */
export async function forgetFinished(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(`
    do $do$ begin
      if not exists (select from pg_trigger where tgrelid = 'pgboss.job'::regclass and tgname = 'job_finished_forgets') then
        create or replace function pgboss.forget_finished() returns trigger language plpgsql as $is$ begin
          new.data := null;
          return new;
        end $is$;
        create or replace function pgboss.forget_failed() returns trigger language plpgsql as $is$ begin
          update pgboss.job set data = null, output = null where name = new.name and id = new.id;
          return null;
        end $is$;
        create trigger job_failed_forgets after insert on pgboss.job for each row
          when (new.state > 'active' and new.data is not null) execute function pgboss.forget_failed();
        create trigger job_finished_forgets before update on pgboss.job for each row
          when (new.state > 'active' and new.data is not null) execute function pgboss.forget_finished();
      end if;
    end $do$`);
}
