import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { addressChanges } from "~/db/schema";
import { createPerson, uniqueEmail } from "../../../tests/support/people";
import { findPendingAddress } from "./pending-address.server";

it("shows an address until it is confirmed or its link has ended, and only to its account [ACCT-83]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const toEmail = uniqueEmail("neu");
  const [asked] = await db
    .insert(addressChanges)
    .values({
      profileId: anna.id,
      fromEmail: anna.email,
      toEmail,
      confirmHash: toEmail,
      confirmUntil: sql`now() + interval '1 day'`,
    })
    .returning();
  const isIt = eq(addressChanges.id, asked?.id ?? "");
  expect(await findPendingAddress(anna.id)).toEqual({ email: toEmail, until: asked?.confirmUntil });
  expect(await findPendingAddress(ben.id)).toBeNull();
  await db.update(addressChanges).set({ confirmUntil: sql`now() - interval '1 minute'` }).where(isIt);
  expect(await findPendingAddress(anna.id)).toBeNull();
  await db
    .update(addressChanges)
    .set({ confirmUntil: sql`now() + interval '1 day'`, changedAt: sql`now()` })
    .where(isIt);
  expect(await findPendingAddress(anna.id)).toBeNull();
});
