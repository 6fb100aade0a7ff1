import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { attachments, messages, orphanedFiles } from "~/db/schema";
import { findFile, listFilesOfMessages } from "~/files/find-files.server";
import { createAttachment, createMessageFile } from "../../tests/support/attachments";
import { createCallOf } from "../../tests/support/calls";
import { createConversation } from "../../tests/support/conversations";
import { changePerson, createCompany, createPerson, deletePerson } from "../../tests/support/people";

const member = (id: string) => ({ id, isSuperadmin: false });
const superadmin = (id: string) => ({ id, isSuperadmin: true });

it("shows a file to those who see its call, and to superadmins also that of a hidden one [FILE-05]", async () => {
  const [company, other] = [await createCompany(db), await createPerson(db)];
  const [shown, hidden] = [await createCallOf(db, company), await createCallOf(db, company, { hidden: true })];
  const files = [await createAttachment(db, shown), await createAttachment(db, hidden)];
  const seenBy = async (reader: ReturnType<typeof member>) =>
    Promise.all(files.map(async ({ id }) => (await findFile(id, reader)) !== null));
  expect(await seenBy(member(other.id))).toEqual([true, false]);
  expect(await seenBy(member(company.id))).toEqual([true, true]);
  expect(await seenBy(superadmin(other.id))).toEqual([true, true]);
  await changePerson(db, company, { profileStatus: "blocked" });
  expect(await seenBy(member(other.id))).toEqual([false, false]);
});

it("shows a file of a draft to its company alone [FILE-05, LIFE-03]", async () => {
  const [company, other] = [await createCompany(db), await createPerson(db)];
  const { id } = await createAttachment(db, await createCallOf(db, company, { status: "entwurf", publishedAt: null }));
  const readers = [member(company.id), member(other.id), superadmin(other.id), superadmin(company.id)];
  const seen = await Promise.all(readers.map(async (reader) => (await findFile(id, reader)) !== null));
  expect(seen).toEqual([true, false, false, true]);
});

it("shows a file of a message to the two people alone, and of a hidden message to its sender [FILE-15]", async () => {
  const [anna, ben, other] = [await createPerson(db), await createPerson(db), await createPerson(db)];
  const conversation = await createConversation(db, anna, ben);
  const { id, messageId } = await createMessageFile(db, conversation);
  const seen = async () =>
    Promise.all(
      [member(anna.id), member(ben.id), member(other.id), superadmin(other.id)].map(
        async (reader) => (await findFile(id, reader)) !== null,
      ),
    );
  expect(await seen()).toEqual([true, true, false, false]);
  await db
    .update(messages)
    .set({ hidden: true })
    .where(eq(messages.id, messageId ?? 0));
  expect(await seen()).toEqual([true, false, false, false]);
  expect(await listFilesOfMessages([messageId ?? 0], ben.id)).toEqual([]);
  expect(await listFilesOfMessages([messageId ?? 0], anna.id)).toHaveLength(1);
});

it("drops the stored file with its row, whatever deletes that [FILE-09]", async () => {
  const company = await createCompany(db);
  const { key } = await createAttachment(db, await createCallOf(db, company));
  await deletePerson(db, company);
  expect(await isDropped(key)).toBe(true);
});

it("drops the files of a person's messages with the account, and those of both with the conversation [FILE-18]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const conversation = await createConversation(db, anna, ben);
  const ofAnna = await createMessageFile(db, conversation);
  await db.insert(messages).values({
    ...{ conversationId: conversation.id, senderId: ben.id, recipientId: anna.id, message: "Danke." },
  });
  const ofBen = await createMessageFile(db, conversation);
  await deletePerson(db, anna);
  expect(await Promise.all([ofAnna, ofBen].map(({ key }) => isDropped(key)))).toEqual([true, false]);
  expect(await db.$count(attachments, eq(attachments.id, ofAnna.id))).toBe(0);
  expect(await findFile(ofBen.id, member(ben.id))).not.toBeNull();
  await deletePerson(db, ben);
  expect(await isDropped(ofBen.key)).toBe(true);
});

it("keeps a stored file as soon as a row has its key, whoever writes the row [FILE-10]", async () => {
  const call = await createCallOf(db, await createCompany(db));
  const key = "attachments/3c9f6a0e-2b8e-4d7e-9b0a-5a1d2f3c4e5b";
  await db.insert(orphanedFiles).values({ key });
  await createAttachment(db, call, { key });
  expect(await isDropped(key)).toBe(false);
});

it.each([
  ["of a call and of a message", { key: "attachments/x" }],
  ["without a key that is not deleted", { key: null }],
  ["deleted with its key", { deletedAt: new Date() }],
])("the database stores no file %s [FILE-15]", async (what, values) => {
  const [anna, ben] = [await createPerson(db), await createCompany(db)];
  const conversation = await createConversation(db, anna, ben);
  const call = what.includes("of a call") ? { ausschreibungId: (await createCallOf(db, ben)).id } : {};
  await expect(createMessageFile(db, conversation, { ...values, ...call })).rejects.toThrow();
});

it("the database stores no ZIP of a call [FILE-03]", async () => {
  const call = await createCallOf(db, await createCompany(db));
  await expect(createAttachment(db, call, { name: "a.zip", type: "zip" })).rejects.toThrow();
});

const isDropped = async (key: string | null) =>
  (await db.$count(orphanedFiles, eq(orphanedFiles.key, key ?? ""))) === 1;
