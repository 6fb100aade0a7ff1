import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { createPeople, signInActors } from "../support/actors";
import { it } from "../support/http";
import { pathFor, pathsFor } from "../support/role-row";
import { superadminWishes } from "../support/superadmin-wishes";
import { rows } from "./role-rows";

it("can't be gained through any action, by anyone without it", async ({ site }) => {
  const people = await createPeople(db);
  const browsers = await signInActors(db, site.url, people);
  const before = await countSuperadmins();
  const forged = {
    ...superadminWishes,
    id: people.superadmin.id,
    userId: people.superadmin.id,
    user_id: people.superadmin.id,
  };
  for (const [route, row] of Object.entries(rows)) {
    if (!route.startsWith("POST ") || row.endsSession) continue;
    const paths = pathsFor(route, row, { people });
    for (const actor of ["visitor", "creative", "company"] as const) {
      const path = await paths.next(actor);
      const form = typeof row.form === "function" ? row.form({ people }, actor) : (row.form ?? {});
      paths.answered(await browsers[actor].post(path, { ...form, ...forged }, { follow: false }));
    }
  }
  expect(await countSuperadmins()).toEqual(before);
});

const countSuperadmins = () =>
  db.select({ id: profiles.id }).from(profiles).where(eq(profiles.isSuperadmin, true)).orderBy(profiles.id);

/** All tables but those that reading and jobs write. */
async function contentOfTables(): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('agent_news', 'agent_matches', 'profile_visits', 'salts', 'unfound_words', 'rate_limits', 'sessions', 'page_views', 'changes')`);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows: found } = await db.execute<{ hash: string }>(
      sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.identifier(name)} t`,
    );
    contents[name] = found[0]?.hash ?? "";
  }
  const { rows: jobs } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name in ('mail', 'mail-failed')`,
  );
  const { rows: sessions } = await db.execute<{ count: number }>(sql`select count(*)::int as count from sessions`);
  return { ...contents, mails: `${jobs[0]?.count}`, sessions: `${sessions[0]?.count}` };
}

it("can't be used by a link alone: GET requests change nothing", async ({ site }) => {
  const people = await createPeople(db);
  const { superadmin } = await signInActors(db, site.url, people);
  const paths: string[] = [];
  for (const [route, row] of Object.entries(rows))
    if (route.startsWith("GET ")) paths.push(await pathFor(route, row, { people }, "superadmin"));
  // Also sends GET to routes that only accept forms, with an id that exists.
  for (const [route, row] of Object.entries(rows))
    if (route.startsWith("POST ")) paths.push(await pathFor(route, row, { people }, "superadmin"));
  const before = await contentOfTables();
  for (const path of paths) {
    await superadmin.get(path, { follow: false });
    await superadmin.get(
      `${path}${path.includes("?") ? "&" : "?"}reason=Weil+ich+will&featuredUntil=2126-01-01&like=1`,
    );
  }
  expect(await contentOfTables()).toEqual(before);
  expect((await superadmin.get("/admin/dashboard")).status).toBe(200);
});
