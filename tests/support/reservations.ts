import { eq } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import { letterBatches, reservedProfiles } from "../../app/db/schema";
import type { Browserless, Page } from "./browserless";
import { password, unique, uniqueEmail } from "./people";

/** Stores a reservation like the dashboard, and returns it with the path of its claim link. */
export async function reserve(on: Connection, values: Partial<typeof reservedProfiles.$inferInsert> = {}) {
  const [reservation] = await on
    .insert(reservedProfiles)
    .values({
      name: unique("Frida Rüf"),
      email: uniqueEmail("frida"),
      reservationToken: unique("claim-token").replaceAll(" ", "-").padEnd(43, "x"),
      expiresAt: new Date(Date.now() + 86_400_000),
      ...values,
    })
    .returning();
  if (!reservation) throw new Error("The reservation was not stored");
  return { ...reservation, path: `/claim-profile/${reservation.reservationToken}` };
}

/** Stores letters, and returns their number. One is for the given reservation, with a code made of its number. */
export async function createLetters(on: Connection, reservation?: { id: number }): Promise<number> {
  const [batch] = await on.insert(letterBatches).values({ text: "Wir laden Sie ein." }).returning();
  if (!batch) throw new Error("The letters were not stored");
  const { id } = reservation ?? (await reserve(on));
  const letterCode = `${id}`
    .padStart(12, "X")
    .replaceAll("0", "C")
    .replaceAll("1", "D")
    .replace(/(.{4})(?!$)/g, "$1-");
  await on.update(reservedProfiles).set({ letterCode, letterBatchId: batch.id }).where(eq(reservedProfiles.id, id));
  return batch.id;
}

export const goodClaim = { password, passwordConfirmation: password, agbAccepted: true };

export const claim = (browser: Browserless, page: Page, values: Record<string, string | boolean> = {}) =>
  browser.submit(page.form(page.path, "passwordConfirmation"), { ...goodClaim, ...values });
