import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { SubjectType } from "~/audit/acts";
import { recordAct } from "~/audit/audit.server";
import { db } from "~/db/client.server";
import {
  auditLog,
  ausschreibungen,
  blogPosts,
  decisions,
  favorites,
  messages,
  objections,
  posts,
  profiles,
  profileVisits,
  reportSubjects,
  reports,
  reservedProfiles,
  sessions,
  verifications,
} from "~/db/schema";
import { claimFiles, listFiles, preparePicture, storePicture } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { untilBlocked } from "../../../../tests/support/locks";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { deleteAccount } from "./delete-account.server";

const soon = new Date(Date.now() + 60_000);

async function storeFiles(owner: Person) {
  const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: "#456" } })
    .png()
    .toBuffer();
  const picture = await preparePicture(new File([new Uint8Array(bytes)], "bild.png"), { square: 400 });
  const { keys } = await storePicture(owner.id, "avatar_1", picture);
  await claimFiles(db, keys);
  // A file that a later picture replaced but that was never deleted.
  await (await storage()).put(`post-images/${owner.id}/verwaist.jpg`, bytes);
}

async function leaveTraces(person: Person, other: Person) {
  await storeFiles(person);
  await db.insert(sessions).values({ userId: person.id, token: person.id, expiresAt: soon });
  await db.insert(verifications).values({ identifier: "reset", value: person.id, expiresAt: soon });
  const call = { title: "Logo", slug: "logo", description: "Ein Logo", category: "Branding" };
  await db.insert(ausschreibungen).values({ userId: person.id, ...call });
  await db.insert(posts).values({ userId: person.id, content: "Hallo" });
  await db.insert(favorites).values([
    { userId: person.id, favoritedProfileId: other.id },
    { userId: other.id, favoritedProfileId: person.id },
  ]);
  const visitDate = "2026-01-01";
  await db.insert(profileVisits).values([
    { visitedProfileId: person.id, visitorId: other.id, visitDate },
    { visitedProfileId: other.id, visitorId: person.id, visitDate },
  ]);
  const text = { kind: "mail" as const, senderName: "x", senderEmail: "x@example.com", subject: "x", message: "x" };
  await db.insert(messages).values([
    { senderId: person.id, recipientId: other.id, ...text },
    { senderId: other.id, recipientId: person.id, ...text },
  ]);
  const reservation = { name: person.name, email: person.email, reservationToken: person.id, expiresAt: soon };
  await db
    .insert(reservedProfiles)
    .values({ ...reservation, claimed: true, claimedAt: new Date(), claimedProfileId: person.id });
  await db.insert(reservedProfiles).values({ ...reservation, reservationToken: `offen-${person.id}` });
  await createWorkPicture(db, await createWorkOf(db, person));
  await leaveActs(person);
  await leaveReports(person, other);
  const article = { title: "Artikel", excerpt: "x", content: "x", category: "Business", author: person.name };
  await db.insert(blogPosts).values({ ...article, slug: `artikel-${person.slug}`, createdBy: person.id });
}

/** Reports, decisions and objections by the person, by a visitor with the same address, and about the person. */
async function leaveReports(person: Person, other: Person) {
  const about = { name: person.name, path: `/kreative/${person.slug}` };
  const [own, others] = await db
    .insert(reportSubjects)
    .values([
      { kind: "profile", contentId: person.id, concerns: person.id, ...about },
      { kind: "profile", contentId: other.id, concerns: other.id, name: other.name },
    ])
    .returning();
  if (!own || !others) throw new Error("The subjects were not stored");
  const excerpt = [
    { from: "reporter" as const, text: `Gruß, ${person.name}`, at: "", isReported: false },
    { from: "concerned" as const, text: "Pfui", at: "", isReported: true },
  ];
  const reporter = { reporterEmail: person.email, reason: "spam" as const };
  const [report] = await db
    .insert(reports)
    .values([
      { subjectId: others.id, ...reporter, reporterId: person.id, text: "Spam", excerpt },
      { subjectId: others.id, ...reporter, text: "Spam" },
      { subjectId: own.id, reason: "spam", text: `${person.name} wirbt` },
    ])
    .returning();
  const decision = { outcome: "hide" as const, ground: "agb", ledByReport: true };
  const decided = await db
    .insert(decisions)
    .values([own, others].map(({ id }) => ({ subjectId: id, facts: `Es geht um ${person.name}`, ...decision })))
    .returning();
  await db.insert(objections).values([
    { decisionId: decided[0]?.id ?? "", text: `Ich, ${person.name}, bin dagegen` },
    { decisionId: decided[1]?.id ?? "", reportId: report?.id, text: `Ich, ${person.name}, bin dagegen` },
  ]);
  await db.update(decisions).set({ facts: "Werbung" }).where(eq(decisions.subjectId, others.id));
  return own.id;
}

/** Records acts of superadmins on the person: on the profile, a deleted call, the reservation and a mail. */
async function leaveActs(person: Person) {
  const vera = await createPerson(db, { isSuperadmin: true });
  const claimed = await db
    .select({ id: reservedProfiles.id, claimed: reservedProfiles.claimed })
    .from(reservedProfiles)
    .where(sql`email = ${person.email}`);
  const personal = { before: { Name: person.name, Telefon: "+43 1" }, after: { "E-Mail": person.email } };
  const subjects: [SubjectType, string | number, string, string | null][] = [
    ["profile", person.id, person.name, person.id],
    ["call", 4711, `Logo für ${person.name}`, person.id],
    ["job", "x", `E-Mail an ${person.email}`, person.id],
    ...claimed.map(({ id }) => ["reservation", id, person.name, null] as [SubjectType, number, string, null]),
  ];
  await db.transaction(async (tx) => {
    for (const [type, id, name, concerns] of subjects)
      await recordAct(tx, vera, {
        action: "profile.edit",
        subject: { type, id, name },
        concerns,
        ...personal,
        reason: "Auf Wunsch.",
      });
  });
}

/**
 * All rows of all tables that contain this text. Notes of changes name the page that is gone to all processes, and go
 * after some minutes.
 */
async function rowsWith(text: string) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'changes'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} t where t::text like ${`%${text}%`}`,
    );
    if (rows[0]?.count) found.push(`${name}: ${rows[0].count}`);
  }
  return found;
}

it("leaves no row and no file of a deleted account, but the articles with their author's name and that acts took place [OWN-46, OWN-50]", async () => {
  const [anna, studio] = [await createPerson(db), await createCompany(db)];
  await leaveTraces(anna, studio);
  expect((await rowsWith(anna.id)).length).toBeGreaterThan(9);
  expect(await listFiles(anna.id)).toHaveLength(4);

  await deleteAccount(anna.id);
  expect(await rowsWith(anna.id)).toEqual([]);
  expect(await rowsWith(anna.email)).toEqual([]);
  expect(await rowsWith(anna.name)).toEqual(["blog_posts: 1"]);
  expect(await listFiles(anna.id)).toEqual([]);
  const acts = await db.select().from(auditLog);
  expect(acts).toHaveLength(5);
  for (const act of acts) {
    expect(act).toMatchObject({ action: "profile.edit", actorName: expect.stringMatching(/./), reason: "Auf Wunsch." });
    expect(act).toMatchObject({ subjectName: "Gelöschtes Konto", subjectId: "", before: null, after: null });
  }
  const [left] = await db.select({ likes: profiles.favoriteCount }).from(profiles).where(sql`id = ${studio.id}`);
  expect(left?.likes).toBe(0);
});

it("keeps of its reports what is counted, without its address and words, and nothing that was said about it [NOTICE-08]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const ownId = await leaveReports(anna, ben);
  await db.delete(profiles).where(eq(profiles.id, anna.id));
  const left = await db
    .select({ report: reports, subject: reportSubjects })
    .from(reports)
    .innerJoin(reportSubjects, eq(reportSubjects.id, reports.subjectId));
  const aboutBen = left.filter(({ subject }) => subject.concerns === ben.id);
  expect(aboutBen.map(({ report }) => report)).toMatchObject(
    Array(2).fill({ reason: "spam", text: "Spam", reporterId: null, reporterEmail: null }),
  );
  expect(aboutBen.flatMap(({ report }) => report.excerpt ?? []).map(({ text }) => text)).toEqual(["Pfui"]);
  const gone = { kind: "profile", contentId: null, name: "Gelöschtes Konto", path: null, concerns: null };
  const aboutAnna = left.filter(({ subject }) => subject.id === ownId);
  expect(aboutAnna).toMatchObject([{ report: { reason: "spam", text: null }, subject: gone }]);
  expect(await db.select().from(decisions).where(eq(decisions.subjectId, ownId))).toMatchObject([
    { outcome: "hide", facts: null },
  ]);
});

it("deletes an account that never had a picture [OWN-50]", async () => {
  const anna = await createPerson(db);
  await deleteAccount(anna.id);
  expect(await rowsWith(anna.id)).toEqual([]);
});

it("also deletes the files of a post that is stored at the same moment", async () => {
  const anna = await createPerson(db);
  const deletion = await db.transaction(async (tx) => {
    await tx.select().from(profiles).where(eq(profiles.id, anna.id)).for("key share");
    const deleted = deleteAccount(anna.id);
    await untilBlocked(db);
    await storeFiles(anna);
    await tx.insert(posts).values({ userId: anna.id, content: "Gerade noch" });
    return { deleted };
  });
  await deletion.deleted;
  expect(await listFiles(anna.id)).toEqual([]);
  expect(await db.$count(posts, eq(posts.userId, anna.id))).toBe(0);
});
