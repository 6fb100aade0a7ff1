import { Client, DatabaseError } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJobs, stopJobs } from "~/jobs/jobs.server";
import { prepareSiteRole } from "./site-role";

let site: Client;
let siteUrl: string;

beforeAll(async () => {
  siteUrl = await prepareSiteRole(process.env.DATABASE_URL ?? "", "only-for-this-test");
  site = new Client({ connectionString: siteUrl });
  await site.connect();
});

afterAll(() => site.end());

const refusal = (command: string) =>
  site.query(command).then(
    () => "done",
    (error) => (error instanceof DatabaseError ? error.code : error),
  );

const insufficientPrivilege = "42501";

it("lets the site read and write rows", async () => {
  await site.query(
    "insert into profiles (user_type, name, slug, email) values ('kreative', 'Anna', 'anna', 'anna@example.com')",
  );
  await site.query("update profiles set title = 'Fotografin'");
  expect((await site.query("delete from profiles returning title")).rows).toEqual([{ title: "Fotografin" }]);
});

it.for([
  "alter table audit_log disable trigger all",
  "drop trigger audit_log_append_only on audit_log",
  "truncate audit_log",
  "set session_replication_role = replica",
  "alter table profiles add column more text",
  "drop table profiles",
  "create table public.more ()",
  "create schema more",
  "create role more superuser",
  "copy profiles to program 'cat'",
  "select pg_read_file('/etc/passwd')",
])("refuses the site '%s' [SAFE-84]", async (command) => {
  expect(await refusal(command)).toBe(insufficientPrivilege);
});

it("owns nothing but the queue, also what was made for it before [SAFE-84]", async () => {
  await startJobs(siteUrl);
  await stopJobs();
  const { rows } = await site.query(`
    select distinct relnamespace::regnamespace::text as schema, pg_get_userbyid(relowner) = current_user as own
      from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`);
  expect(rows).toEqual([
    { schema: "pgboss", own: true },
    { schema: "public", own: false },
  ]);
});
