import { APIError } from "better-auth/api";
import { eq, or, sql } from "drizzle-orm";
import { createAuth } from "~/auth/auth.server";
import { acknowledge } from "~/auth/legal/acknowledge.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { profiles, reservedProfiles } from "~/db/schema";
import { log } from "~/log.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { ClaimRefusal, orElse } from "./claim-refusal.server";
import { isOfLink, refuseUnusable, reservationColumns } from "./find-claim.server";
import { reservationState } from "./reservation";

interface Asked {
  headers: Headers;
  /** The page that the person wanted. */
  aim: string | null;
}

interface Person {
  name: string;
  email: string;
}

export const accountFailed = "Fehler beim Erstellen des Accounts: Ein unerwarteter Fehler ist aufgetreten";

/** Creates account, profile and confirmation mail and marks the reservation as claimed, all in one transaction. */
export async function createClaimedAccount(
  token: string,
  password: string,
  person: Person,
  asked: Asked,
): Promise<Headers> {
  try {
    return await db.transaction((tx) => claim(tx, token, password, asked));
  } catch (error) {
    if (error instanceof ClaimRefusal && error.status !== 500) throw error;
    // Another account may have taken the name or address since the check, so report that reason.
    const reason = await refuseTaken(db, person).catch((taken: unknown) => taken);
    throw reason instanceof ClaimRefusal ? reason : error;
  }
}

/**
 * Claims a reservation. When two people use one link, the lock admits the first; the second then finds the profile
 * claimed.
 */
async function claim(tx: Transaction, token: string, password: string, asked: Asked): Promise<Headers> {
  const [reservation] = await tx.select(reservationColumns).from(reservedProfiles).where(isOfLink(token)).for("update");
  refuseUnusable(reservation && reservationState(reservation));
  if (!reservation) throw new Error("unreachable: a missing reservation is refused");
  const { id, name, email } = reservation;

  await orElse("Fehler beim Überprüfen des Profils", refuseTaken(tx, { name, email }));
  const { headers, userId } = await orElse(accountFailed, signUp(tx, { name, email, password }, asked));
  const [profile] = await orElse(
    "Fehler beim Aktualisieren des Profils",
    tx.update(profiles).set({ name, email, userType: "kreative" }).where(eq(profiles.id, userId)).returning(),
  );
  if (!profile) throw new ClaimRefusal("Fehler beim Erstellen des Profils", 500);
  await orElse(accountFailed, acknowledge(tx, userId, ["agb", "datenschutz"]));
  await orElse(accountFailed, refreshProfile(tx, userId));
  await orElse(
    "Fehler beim Aktualisieren des Reservierungsstatus",
    tx
      .update(reservedProfiles)
      .set({ claimed: true, claimedAt: sql`now()`, claimedProfileId: profile.id })
      .where(eq(reservedProfiles.id, id)),
  );
  return headers;
}

async function refuseTaken(on: Connection, { name, email }: Person): Promise<void> {
  const taken = await on
    .select({ email: profiles.email })
    .from(profiles)
    .where(or(eq(profiles.email, email), sql`lower(${profiles.name}) = lower(${name})`));
  if (taken.some((profile) => profile.email === email)) {
    const text = "Diese E-Mail-Adresse ist bereits registriert. Bitte loggen Sie sich stattdessen ein.";
    throw new ClaimRefusal(text, 409);
  }
  if (taken.length > 0) {
    throw new ClaimRefusal("Fehler beim Erstellen des Accounts: Dieser Name ist bereits vergeben", 409);
  }
}

async function signUp(tx: Transaction, person: Person & { password: string }, asked: Asked) {
  const body = { ...person, userType: "kreative" };
  try {
    const auth = createAuth(tx, asked.aim);
    const { headers, response } = await auth.api.signUpEmail({ body, headers: asked.headers, returnHeaders: true });
    await auth.allMailsQueued();
    return { headers, userId: response.user.id };
  } catch (error) {
    if (!(error instanceof APIError) || error.body?.code !== "FAILED_TO_CREATE_USER") throw error;
    log.error({ area: "accounts", code: error.body.code, status: error.status }, "claim failed");
    // Only the status tells whether the insert returned no row or the database refused it.
    const gaveNothing = error.status === "BAD_REQUEST";
    throw new ClaimRefusal(gaveNothing ? "Fehler beim Erstellen des Users" : "Fehler beim Erstellen des Profils", 500);
  }
}
