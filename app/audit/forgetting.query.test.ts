import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { tidyUp } from "~/jobs/housekeeping.server";
import { createPerson, deletePerson } from "../../tests/support/people";
import { reserve } from "../../tests/support/reservations";
import { actTransaction, recordAct } from "./audit.server";

const refused = { cause: { message: expect.stringContaining("only grows") } };

type Subject = Parameters<typeof recordAct>[2]["subject"];

const profileOf = (id: string | null): Subject => ({ type: "profile", id: id ?? "", name: "Eva" });

async function recordEdit(concerns: string | null, subject = profileOf(concerns)) {
  const vera = await createPerson(db, { isSuperadmin: true });
  const facts = { before: { Telefon: "1" }, after: { Telefon: "2" } };
  await actTransaction(vera, (tx) => recordAct(tx, vera, { action: "profile.edit", subject, concerns, ...facts }));
  const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id));
  if (!act) throw new Error("nothing was recorded");
  return { act, again: () => db.select().from(auditLog).where(eq(auditLog.id, act.id)) };
}

const forgotten = sql`subject_id = '', subject_name = 'Gelöschtes Konto', concerns = null, before = null, after = null`;
const change = (set: ReturnType<typeof sql>, id: number) =>
  db.execute(sql`update audit_log set ${set} where id = ${id}`);

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
  await deletePerson(db, eva);
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
