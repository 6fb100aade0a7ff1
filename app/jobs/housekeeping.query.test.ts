import { eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { actTransaction, recordAct } from "~/audit/audit.server";
import { db } from "~/db/client.server";
import {
  auditLog,
  pageViews,
  profiles,
  profileVisits,
  rateLimits,
  reservedProfiles,
  salts,
  sessions,
  submissions,
  verifications,
} from "~/db/schema";
import { today } from "~/db/today";
import { changePerson, createPerson } from "../../tests/support/people";
import { reserve } from "../../tests/support/reservations";
import { tidyUp } from "./housekeeping.server";
import { keepingTimes } from "./keeping-times";

const ago = (interval: string) => sql`now() - ${interval}::interval`;
const dayAgo = (interval: string) => sql`(${today} - ${interval}::interval)::date`;

it("removes accounts that nobody confirmed in 14 days, and no others [LEGAL-05]", async () => {
  const people = [
    await createPerson(db, { emailVerified: false }),
    await createPerson(db, { emailVerified: false }),
    await createPerson(db),
  ];
  const ids = people.map(({ id }) => id);
  const [old = "", recent = "", confirmed = ""] = ids;
  await db
    .update(profiles)
    .set({ createdAt: ago("15 days") })
    .where(inArray(profiles.id, [old, confirmed]));
  await changePerson(db, { id: recent }, { createdAt: ago("13 days") });
  await tidyUp();
  const left = await db.select({ id: profiles.id }).from(profiles).where(inArray(profiles.id, ids));
  expect(left.map(({ id }) => id).toSorted()).toEqual([recent, confirmed].toSorted());
});

it("removes figures after 26 months, as the privacy policy says [LEGAL-05]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await db.insert(pageViews).values([
    { day: dayAgo("27 months"), path: "/alt", views: 3 },
    { day: dayAgo("25 months"), path: "/neu", views: 3 },
  ]);
  const visit = { visitedProfileId: ben.id, visitorId: anna.id };
  await db.insert(profileVisits).values([
    { ...visit, visitedAt: ago("27 months"), visitDate: dayAgo("27 months") },
    { ...visit, visitedAt: ago("25 months"), visitDate: dayAgo("25 months") },
  ]);
  await tidyUp();
  expect((await db.select().from(pageViews)).map(({ path }) => path)).toEqual(["/neu"]);
  expect(await db.$count(profileVisits)).toBe(1);
});

it("throws away what has run out: sessions, links, counters, the numbers of forms, yesterday's salt", async () => {
  const { id: userId } = await createPerson(db);
  await db.insert(sessions).values([
    { userId, token: "alt", expiresAt: ago("1 second") },
    { userId, token: "neu", expiresAt: ago("-1 hour") },
  ]);
  await db.insert(verifications).values([
    { identifier: "alt", value: "x", expiresAt: ago("1 second") },
    { identifier: "neu", value: "x", expiresAt: ago("-1 hour") },
  ]);
  await db.insert(rateLimits).values([
    { key: "alt", points: 1, expire: Date.now() - 1000 },
    { key: "neu", points: 1, expire: Date.now() + 60_000 },
  ]);
  await db.insert(salts).values([
    { purpose: "visits", lastDay: dayAgo("3 days"), salt: Buffer.from("a") },
    { purpose: "visits", lastDay: dayAgo("0 days"), salt: Buffer.from("b") },
  ]);
  await db.insert(submissions).values([
    { userId, key: "alt", createdAt: ago("31 days") },
    { userId, key: "neu", createdAt: ago("29 days") },
  ]);
  await tidyUp();
  expect((await db.select().from(submissions)).map(({ key }) => key)).toEqual(["neu"]);
  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(["neu"]);
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(["neu"]);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["neu"]);
  expect(await db.$count(salts)).toBe(1);
});

it("removes reservations that nobody claimed six months after their link, and what the log says of them [DATA-45]", async () => {
  const reserved = (expiresAt: ReturnType<typeof ago>, more: object = {}) =>
    reserve(db, { expiresAt, ...more } as object);
  const old = await reserved(ago("6 months 1 day"));
  const withdrawn = await reserved(ago("5 months"), { revokedAt: ago("6 months 1 day") });
  const recent = await reserved(ago("6 months -1 day"));
  const open = await reserved(ago("-1 day"));
  const anna = await createPerson(db);
  const claim = { claimed: true, claimedAt: new Date(), claimedProfileId: anna.id };
  const claimed = await reserved(ago("2 years"), claim);
  const vera = await createPerson(db, { isSuperadmin: true });
  const subject = { type: "reservation" as const, ...old };
  await actTransaction(vera, (tx) => recordAct(tx, vera, { action: "reservation.create", subject, concerns: null }));
  await tidyUp();
  const left = (await db.select({ id: reservedProfiles.id }).from(reservedProfiles)).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([recent.id, open.id, claimed.id]));
  for (const gone of [old, withdrawn]) expect(left).not.toContain(gone.id);
  const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id));
  expect(act?.subjectName).toBe("Gelöschtes Konto");
});

it("removes lines of the log after three years, before which nobody can [DATA-46]", async () => {
  const line = { actorId: "00000000-0000-0000-0000-000000000000", actorName: "Vera", action: "post.hide" };
  const subject = { subjectType: "post", subjectId: "1", subjectName: "Ein Post" };
  const [old, recent] = await db
    .insert(auditLog)
    .values([
      { ...line, ...subject, createdAt: ago("3 years 1 day") },
      { ...line, ...subject, createdAt: ago("3 years -1 day") },
    ])
    .returning({ id: auditLog.id });
  const refused = { cause: { message: expect.stringContaining("only grows") } };
  await expect(db.delete(auditLog).where(eq(auditLog.id, recent?.id ?? 0))).rejects.toMatchObject(refused);
  await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
  await tidyUp();
  const left = (await db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id);
  expect(left).toContain(recent?.id);
  expect(left).not.toContain(old?.id);
  const { rows } = await db.execute<{ code: string }>(
    sql`select pg_get_functiondef('refuse_early_audit_deletion'::regproc) as code`,
  );
  expect(rows[0]?.code).toContain(`interval '${keepingTimes.auditLog.interval}'`);
});

it("ends what was featured until yesterday [ADM-10]", async () => {
  const [past, today] = [await createPerson(db), await createPerson(db)];
  const until = (id: string, day: string) =>
    changePerson(
      db,
      { id },
      { featured: true, featuredUntil: sql`((now() at time zone 'Europe/Vienna')::date - ${day}::int)` },
    );
  await until(past.id, "1");
  await until(today.id, "0");
  await tidyUp();
  const featured = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.featured, true));
  expect(featured).toEqual([{ id: today.id }]);
});
