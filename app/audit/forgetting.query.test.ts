import { eq, sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { db } from "~/db/client.server";
import { migrateDatabase } from "~/db/migrate.server";
import { auditLog, profiles } from "~/db/schema";
import { tidyUp } from "~/jobs/housekeeping.server";
import { openOwnDatabase } from "../../tests/support/own-database";
import { createPerson } from "../../tests/support/people";
import { createDatabase } from "../../tests/support/postgres";
import { reserve } from "../../tests/support/reservations";
import { recordAct } from "./audit.server";

const refused = { cause: { message: expect.stringContaining("only grows") } };

type Subject = Parameters<typeof recordAct>[2]["subject"];

const profileOf = (id: string | null): Subject => ({ type: "profile", id: id ?? "", name: "Eva" });

async function recordEdit(concerns: string | null, subject = profileOf(concerns)) {
  const vera = await createPerson(db, { isSuperadmin: true });
  const facts = { before: { Telefon: "1" }, after: { Telefon: "2" } };
  await db.transaction((tx) => recordAct(tx, vera, { action: "profile.edit", subject, concerns, ...facts }));
  const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id));
  if (!act) throw new Error("nothing was recorded");
  return { act, again: () => db.select().from(auditLog).where(eq(auditLog.id, act.id)) };
}

const forgotten = sql`subject_id = '', subject_name = 'Gelöschtes Konto', concerns = null, before = null, after = null`;
const change = (set: ReturnType<typeof sql>, id: number) =>
  db.execute(sql`update audit_log set ${set} where id = ${id}`);

it("migrates an older log and clears what it says about deleted people", async () => {
  const older = await createDatabase(inject("templateUrl"), "template1");
  await migrateDatabase(older, 3);
  const own = openOwnDatabase(older);
  const subjects = ["profile", "call", "post"].map((type) => [type, `(select id::text from ${type}_row)`]);
  await own.db.execute(
    sql.raw(`
    with profile_row as (insert into profiles (user_type, name, slug, email) values ('kreative', 'Eva', 'eva', 'eva@x.example') returning id),
      call_row as (insert into ausschreibungen (user_id, title, slug, description, category)
        select id, 'Logo', 'logo', 'Ein Logo', 'Branding' from profile_row returning id),
      post_row as (insert into posts (user_id, content) select id, 'Hallo' from profile_row returning id)
    insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, before) values
      ${subjects.map(([type, id]) => `(uuidv7(), 'Vera', 'edit', '${type}', ${id}, 'Eva', '{"a": 1}')`).join(", ")},
      (uuidv7(), 'Vera', 'edit', 'job', 'x', 'E-Mail an eva@x.example', null),
      (uuidv7(), 'Vera', 'edit', 'profile', uuidv7()::text, 'Fort', '{"a": 1}'),
      (uuidv7(), 'Vera', 'edit', 'reservation', '4711', 'Fort', '{"a": 1}')`),
  );
  await migrateDatabase(older);
  const read = () => own.db.select().from(auditLog).orderBy(auditLog.id);
  const gone = { subjectId: "", subjectName: "Gelöschtes Konto", concerns: null, before: null };
  const kept = { concerns: expect.stringMatching(/-/), subjectName: expect.stringContaining("va") };
  expect(await read()).toMatchObject([kept, kept, kept, kept, gone, gone]);
  await own.db.execute(sql`delete from profiles`);
  expect(await read()).toMatchObject(Array.from({ length: 6 }, () => gone));
  await own.close();
});

it("clears nothing about a person whose account still exists, whoever asks", async () => {
  const eva = await createPerson(db);
  const { act, again } = await recordEdit(eva.id);
  await expect(change(forgotten, act.id)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`select forget_in_audit_log(${eva.id}, null)`)).rejects.toMatchObject(refused);
  expect(await again()).toEqual([act]);
});

it("clears the subject and the states before and after with the account; actor, act, time and reason stay", async () => {
  const eva = await createPerson(db);
  const { act, again } = await recordEdit(eva.id);
  await db.delete(profiles).where(eq(profiles.id, eva.id));
  expect(await again()).toEqual([
    { ...act, subjectId: "", subjectName: "Gelöschtes Konto", concerns: null, before: null, after: null },
  ]);
  for (const set of [
    sql`action = 'nothing'`,
    sql`actor_name = 'Niemand'`,
    sql`reason = null`,
    sql`created_at = now()`,
    sql`subject_name = 'Eva'`,
    sql`before = '{}'`,
  ])
    await expect(change(set, act.id)).rejects.toMatchObject(refused);
});

it("allows no other change together with the clearing", async () => {
  // Simulates an account that was deleted without the trigger.
  const { act } = await recordEdit("00000000-0000-7000-8000-000000000000");
  await expect(change(sql`${forgotten}, actor_name = 'Niemand'`, act.id)).rejects.toMatchObject(refused);
  await expect(change(sql`subject_name = 'Gelöschtes Konto'`, act.id)).rejects.toMatchObject(refused);
  await change(forgotten, act.id);
});

it("clears a deleted reservation, and keeps one that is reopened because its account was never confirmed", async () => {
  const waiting = await reserve(db);
  const eva = await createPerson(db, { emailVerified: false, createdAt: new Date("2026-01-01") });
  const claimed = await reserve(db, { claimed: true, claimedAt: new Date(), claimedProfileId: eva.id });
  const acts = await Promise.all(
    [waiting, claimed].map(({ id, name }) => recordEdit(null, { type: "reservation", id, name })),
  );
  await expect(change(forgotten, acts[0]?.act.id ?? 0)).rejects.toMatchObject(refused);
  await db.execute(sql`delete from reserved_profiles where id = ${waiting.id}`);
  await tidyUp();
  expect(await acts[0]?.again()).toMatchObject([{ subjectName: "Gelöschtes Konto", before: null, after: null }]);
  const { rows } = await db.execute(sql`select claimed from reserved_profiles where id = ${claimed.id}`);
  expect(rows).toEqual([{ claimed: false }]);
  expect(await acts[1]?.again()).toMatchObject([{ subjectName: claimed.name }]);
});
