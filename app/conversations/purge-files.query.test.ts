import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { attachments, conversations, mailPreferences, orphanedFiles } from "~/db/schema";
import { formatDay } from "~/text/dates";
import { createMessageFile } from "../../tests/support/attachments";
import { daysAgo } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { createConversation } from "../../tests/support/conversations";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createPerson } from "../../tests/support/people";
import { purgeFiles } from "./purge-files.server";

withJobs();

beforeEach(clearProfiles);

async function quietFor(days: number) {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const conversation = await createConversation(db, anna, ben, { lastMessageAt: daysAgo(days) });
  const file = await createMessageFile(db, conversation, { createdAt: daysAgo(days) });
  const isIt = eq(attachments.id, file.id);
  const stored = async () => (await db.select().from(attachments).where(isIt))[0];
  const told = (toldDaysAgo: number) =>
    db
      .update(attachments)
      .set({ toldAt: daysAgo(toldDaysAgo) })
      .where(isIt);
  const saidAgain = (at: Date) =>
    db.update(conversations).set({ lastMessageAt: at }).where(eq(conversations.id, conversation.id));
  return { anna, ben, file, stored, told, saidAgain };
}

it("tells both people once, a week before the files of a quiet conversation are deleted [FILE-17]", async () => {
  const { anna, ben, stored, saidAgain } = await quietFor(52);
  await db.insert(mailPreferences).values({ profileId: ben.id, kind: "nachrichten" });
  await purgeFiles();
  expect((await stored())?.toldAt).toBeNull();
  await saidAgain(daysAgo(53.5));
  await db.update(attachments).set({ createdAt: daysAgo(53.5) });
  await purgeFiles();
  await purgeFiles();
  const [mail, ...more] = await queuedMails(anna.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Skizze.pdf");
  expect(mail?.text).toContain(`nach dem ${formatDay(daysAgo(-7))}`);
  expect(mail?.text).toContain(ben.name);
  expect(await queuedMails(ben.email)).toEqual([]);
  expect((await stored())?.key).not.toBeNull();
});

it("deletes them sixty days after the last message, leaves their names, and not before anybody was told [FILE-17]", async () => {
  const { file, stored, told } = await quietFor(61);
  expect(await purgeFiles()).toBe(0);
  await told(6);
  expect(await purgeFiles()).toBe(0);
  await told(7);
  expect(await purgeFiles()).toBe(1);
  expect(await stored()).toMatchObject({ key: null, name: "Skizze.pdf", deletedAt: expect.any(Date) });
  expect(await db.$count(orphanedFiles, eq(orphanedFiles.key, file.key ?? ""))).toBe(1);
});

it("keeps them when somebody writes again, and tells again later [FILE-17]", async () => {
  const { anna, stored, told, saidAgain } = await quietFor(140);
  await told(80);
  await saidAgain(daysAgo(70));
  expect(await purgeFiles()).toBe(0);
  expect((await stored())?.key).not.toBeNull();
  expect(await queuedMails(anna.email)).toHaveLength(1);
});
