import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { decisions, favorites, objections, posts, profiles, reportSubjects, reports } from "~/db/schema";
import { claimFiles, listFiles, preparePicture, storePicture } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { createConversation } from "../../../../tests/support/conversations";
import { untilBlocked } from "../../../../tests/support/locks";
import { createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { deleteAccount } from "./delete-account.server";

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

it("keeps of its reports what is counted, without its address and words, and nothing that was said about it [NOTICE-08]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const ownId = await leaveReports(anna, ben);
  await deletePerson(db, anna);
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

it("deletes two accounts that like each other at the same moment [SAFE-137]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await db.insert(favorites).values([
    { userId: anna.id, favoritedProfileId: ben.id },
    { userId: ben.id, favoritedProfileId: anna.id },
  ]);
  let second: Promise<boolean> | undefined;
  const first = deleteAccount(anna.id, async () => {
    second = deleteAccount(ben.id);
    await untilBlocked(db);
  });
  expect([await first, await second]).toEqual([true, true]);
});

it("waits for what those write to the account whom it likes, and they for it [SAFE-136]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await db.insert(favorites).values({ userId: ben.id, favoritedProfileId: anna.id });
  let isDeleted: Promise<boolean> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${anna.id} for no key update`);
    isDeleted = deleteAccount(ben.id);
    await untilBlocked(db);
    await createConversation(tx, anna, ben);
  });
  expect(await isDeleted).toBe(true);
});
