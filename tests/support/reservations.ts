import type { Connection } from "../../app/db/client.server";
import { reservedProfiles } from "../../app/db/schema";
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

export const goodClaim = { password, passwordConfirmation: password, agbAccepted: true };

export const claim = (browser: Browserless, page: Page, values: Record<string, string | boolean> = {}) =>
  browser.submit(page.form(page.path, "passwordConfirmation"), { ...goodClaim, ...values });
