import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { withJobs } from "../../tests/support/jobs";
import { createPerson } from "../../tests/support/people";
import { LastSuperadmin } from "./superadmins.server";

withJobs();

beforeEach(async () => {
  await db.update(profiles).set({ isSuperadmin: false });
});

const createSuperadmin = () => createPerson(db, { isSuperadmin: true });
const left = () => db.$count(profiles, eq(profiles.isSuperadmin, true));

it("does not delete the account of the last superadmin [ADM-29]", async () => {
  const vera = await createSuperadmin();
  await createPerson(db, { isSuperadmin: true, profileStatus: "blocked" });
  await createPerson(db, { isSuperadmin: true, emailVerified: false });
  await expect(deleteAccount(vera.id)).rejects.toThrow(LastSuperadmin);
  await createSuperadmin();
  await deleteAccount(vera.id);
  expect(await db.$count(profiles, eq(profiles.id, vera.id))).toBe(0);
});

it("leaves one of several superadmins who delete their accounts at once [ADM-29]", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, createSuperadmin));
  const ended = await Promise.allSettled(all.map(({ id }) => deleteAccount(id)));
  expect(ended.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: expect.any(LastSuperadmin) }]);
  expect(await left()).toBe(1);
});
