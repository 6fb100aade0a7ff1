import type { PgBoss } from "pg-boss";

/**
 * Keeps the library's statement for a new mail as a function of the database, for functions that write and queue in one
 * step. A process that starts beside others finds it there.
 */
export async function makeQueueMail(boss: PgBoss): Promise<void> {
  let statement = "";
  const executeSql = async (text: string) => {
    statement = text;
    return { rows: [] };
  };
  await boss.send("mail", {}, { db: { executeSql } });
  await boss.getDb().executeSql(`
    do $do$ begin
      if (select prosrc from pg_proc where oid = to_regprocedure('pgboss.queue_mail(text)')) is distinct from $is$${statement}$is$ then
        create or replace function pgboss.queue_mail(text) returns setof uuid language sql as $is$${statement}$is$;
      end if;
    end $do$`);
}
