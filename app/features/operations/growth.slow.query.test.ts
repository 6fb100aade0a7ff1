import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listActs } from "~/audit/audit.server";
import { db } from "~/db/client.server";
import { today } from "~/db/today";
import { listCallsOf } from "~/features/calls/superadmin/moderate-call.server";
import { listPostsOf } from "~/features/posts/moderate-post.server";
import { countOnEarlierTerms, listAllProfiles } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { findClaim } from "~/features/reservations/find-claim.server";
import { listReservations } from "~/features/reservations/reservations.server";
import { createCompany, createPerson, type Person } from "../../../tests/support/people";
import { recordQueries, scannedTables } from "../../../tests/support/queries";
import { listFigures } from "./figures.server";
import { readJobs } from "./jobs.server";
import { countQuietCalls, listQuietCalls } from "./quiet-calls.server";
import { readQuiet } from "./today.server";

let anna: Person;
let berg: Person;
const middle = { reservation: 0, act: 0, profile: "" };

beforeAll(async () => {
  anna = await createPerson(db, { name: "Anna Fink", isSuperadmin: true });
  berg = await createCompany(db);
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified, created_at)
    select case when n % 5 = 0 then 'unternehmen' else 'kreative' end, 'Person ' || md5(n::text), 'person-' || n,
      'person-' || n || '@example.com', n % 9 > 0, now() - n * interval '20 minutes' from generate_series(1, 8000) as n`);
  await db.execute(sql`insert into letter_batches (text) select 'Willkommen' from generate_series(1, 30000)`);
  await db.execute(sql`
    insert into reserved_profiles (name, email, reservation_token, reserved_by, reserved_at, expires_at)
    select 'Reserviert ' || md5(n::text), 'reserviert-' || n || '@example.com', md5('token' || n), ${anna.id},
      now() - n * interval '1 hour', now() from generate_series(1, 8000) as n`);
  await db.execute(sql`
    insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, reason, created_at)
    select ${anna.id}, 'Anna Fink', case when n % 2000 = 0 then 'post.delete' else 'profile.edit' end, 'profile',
      n::text, 'Person ' || md5(n::text), 'Grund ' || n, now() - n * interval '1 hour' from generate_series(1, 8000) as n`);
  await db.execute(sql`
    insert into ausschreibungen (user_id, title, slug, description, category, published_at)
    select case when n % 20 = 0 then ${berg.id}::uuid else p.id end, 'Logo ' || n, 'logo', 'Ein Logo', 'Branding',
      now() - n * interval '30 minutes'
    from generate_series(1, 8000) as n
    join (select id, row_number() over () as place from profiles where user_type = 'unternehmen') p on p.place = n % 1500 + 1`);
  await db.execute(sql`
    with letters as (
      insert into conversations (about, starter_id, other_id, ausschreibung_id, subject)
      select 'ausschreibung', ${anna.id}, user_id, id, 'Logo' from ausschreibungen where id % 40 > 0
      returning id, ausschreibung_id, other_id)
    insert into offers (conversation_id, ausschreibung_id, sender_id, company_id, call_title, message, answered_call)
    select id, ausschreibung_id, ${anna.id}, other_id, 'Logo', 'Gern.', '{}' from letters`);
  await db.execute(sql`
    insert into call_questions (ausschreibung_id, asker_id, question, answer, answered_at, created_at)
    select id, ${anna.id}, 'Bis wann?', case when id % 20 > 0 then 'Bis Mai.' end, case when id % 20 > 0 then now() end,
      published_at from ausschreibungen`);
  await db.execute(sql`
    insert into posts (user_id, content)
    select id, 'Hallo' from profiles p, generate_series(1, 1) order by random() limit 8000`);
  await db.execute(sql`
    insert into pgboss.job (name, data, state, created_on)
    select case when n % 4 = 0 then 'mail-failed' else 'mail' end, jsonb_build_object('to', n || '@example.com'),
      (case when n % 4 = 0 then 'created' else 'completed' end)::pgboss.job_state, now() - n * interval '1 minute'
    from generate_series(1, 8000) as n`);
  await db.execute(sql`
    insert into messages (kind, sender_id, recipient_id, sender_name, sender_email, subject, message, created_at)
    select 'mail', ${anna.id}, ${berg.id}, 'Anna', 'anna@example.com', 'Frage', 'Text', now() - n * interval '30 minutes'
    from generate_series(1, 8000) as n`);
  await db.execute(sql`
    insert into profile_visits (visited_profile_id, visitor_hash, visited_at, visit_date)
    select ${anna.id}, n::text::bytea, now() - n * interval '30 minutes', (${today} - n * interval '30 minutes')::date
    from generate_series(1, 8000) as n`);
  await db.execute(sql`vacuum analyze`);
  const idAt = async (table: string, order: string) => {
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select id from ${table} order by ${order} desc offset 4000 limit 1`),
    );
    return rows[0]?.id ?? "";
  };
  middle.reservation = Number(await idAt("reserved_profiles", "reserved_at"));
  middle.act = Number(await idAt("audit_log", "created_at"));
  middle.profile = await idAt("profiles", "created_at");
});

describe("with eight thousand of everything", () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ["the newest reservations", 1, () => listReservations({})],
    ["reservations half-way down", 1, () => listReservations({ after: middle.reservation })],
    ["a reservation by name", 1, () => listReservations({ query: "c4ca4238a0b9" })],
    ["a reservation by address", 1, () => listReservations({ query: "reserviert-4711@" })],
    ["reservations of a common word", 1, () => listReservations({ query: "Reserviert" })],
    ["reservations by two letters", 1, () => listReservations({ query: "zz" })],
    ["the newest acts", 1, () => listActs({})],
    ["acts half-way down", 1, () => listActs({ after: middle.act })],
    ["acts of a rare kind", 1, () => listActs({ action: "post.delete" })],
    ["acts of a kind that never was", 1, () => listActs({ action: "call.hide" })],
    ["acts by reason", 1, () => listActs({ query: "Grund 4711" })],
    ["acts of a common name", 1, () => listActs({ query: "Anna Fink" })],
    ["acts by two letters", 1, () => listActs({ query: "zz" })],
    ["the newest profiles", 1, () => listAllProfiles({})],
    ["profiles half-way down", 1, () => listAllProfiles({ after: middle.profile })],
    ["people who stay with earlier terms", 1, () => listAllProfiles({ onEarlierTerms: true })],
    ["how many they are", 1, () => countOnEarlierTerms()],
    ["a profile by address", 1, () => listAllProfiles({ query: "person-4711@" })],
    ["profiles of a common word", 1, () => listAllProfiles({ query: "Person" })],
    ["profiles by two letters", 1, () => listAllProfiles({ query: "zz" })],
    [
      "the calls of a company with hundreds",
      1,
      () => listCallsOf(berg.id, { id: anna.id, isSuperadmin: true, roles: [] }),
    ],
    ["the posts of one person", 1, () => listPostsOf(anna.id)],
    ["the figures of thirty days", 4, () => listFigures()],
    ["what is quiet on the market", 6, () => readQuiet()],
    ["calls by a word of their title", 1, () => listQuietCalls({ stand: "ohne-angebot", query: "Logo 4711" })],
    ["calls by two letters", 1, () => listQuietCalls({ stand: "ohne-angebot", query: "zz" })],
    ["how many have a word", 1, () => countQuietCalls({ stand: "ohne-angebot", query: "Quitte" })],
    ["a claim link", 1, () => findClaim("c4ca4238a0b923820dcc509a6f75849b").catch(() => {})],
  ])(
    "no table is read from end to end for %s, and one page takes the same number of queries",
    async (_what, count, run) => {
      const queries = await recordQueries(run);
      expect(queries).toHaveLength(count);
      for (const query of queries) expect(await scannedTables(query), query.text).toEqual([]);
    },
  );

  it("undelivered mails are found without reading all sent ones", async () => {
    const lists = (await recordQueries(() => readJobs())).filter(({ text }) => !text.includes("count(*)"));
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(await scannedTables(list)).toEqual([]);
  });

  it("two letters find names that start with them", async () => {
    const { profiles } = await listAllProfiles({ query: "an" });
    expect(profiles.map(({ name }) => name)).toEqual(["Anna Fink"]);
    expect((await listAllProfiles({ query: "an fi" })).profiles).toHaveLength(1);
    expect((await listAllProfiles({ query: "%" })).profiles).toEqual([]);
  });

  it("two words find rows with both, in any order", async () => {
    const { profiles } = await listAllProfiles({ query: "fink  ANNA" });
    expect(profiles.map(({ name }) => name)).toEqual(["Anna Fink"]);
  });
});
