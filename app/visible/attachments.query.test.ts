import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { orphanedFiles, profiles } from "~/db/schema";
import { findFile } from "~/files/find-files.server";
import { createAttachment } from "../../tests/support/attachments";
import { createCallOf } from "../../tests/support/calls";
import { createCompany, createPerson } from "../../tests/support/people";

it("shows a file to those who see its call, and to superadmins also that of a hidden one [FILE-05]", async () => {
  const [company, other] = [await createCompany(db), await createPerson(db)];
  const [shown, hidden] = [await createCallOf(db, company), await createCallOf(db, company, { hidden: true })];
  const files = [await createAttachment(db, shown), await createAttachment(db, hidden)];
  const seenBy = async (reader: { id: string; isSuperadmin: boolean }) =>
    Promise.all(files.map(async ({ id }) => (await findFile(id, reader)) !== null));
  expect(await seenBy({ id: other.id, isSuperadmin: false })).toEqual([true, false]);
  expect(await seenBy({ id: company.id, isSuperadmin: false })).toEqual([true, true]);
  expect(await seenBy({ id: other.id, isSuperadmin: true })).toEqual([true, true]);
  await db.update(profiles).set({ profileStatus: "blocked" }).where(eq(profiles.id, company.id));
  expect(await seenBy({ id: other.id, isSuperadmin: false })).toEqual([false, false]);
});

it("drops the stored file with its row, whatever deletes that [FILE-09]", async () => {
  const company = await createCompany(db);
  const { key } = await createAttachment(db, await createCallOf(db, company));
  await db.delete(profiles).where(eq(profiles.id, company.id));
  expect(await db.$count(orphanedFiles, eq(orphanedFiles.key, key))).toBe(1);
});
