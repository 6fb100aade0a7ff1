import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { eq, or, sql } from "drizzle-orm";
import { createAuth } from "~/auth/auth.server";
import { isCommonPassword } from "~/auth/common-passwords.server";
import { db, type Transaction } from "~/db/client.server";
import { profiles, reservedProfiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countTry } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { claimSchema } from "./claim";
import { type ReservationState, reservationState } from "./reserved-profile";

const columns = {
  id: reservedProfiles.id,
  name: reservedProfiles.name,
  email: reservedProfiles.email,
  claimed: reservedProfiles.claimed,
  revokedAt: reservedProfiles.revokedAt,
  expiresAt: reservedProfiles.expiresAt,
};

/** Why a claim went no further; a link that leads nowhere any more also ends the visit to its page. */
class ClaimRefusal extends Error {
  readonly status: number;
  readonly endsVisit: boolean;

  constructor(text: string, status: number, { endsVisit = false } = {}) {
    super(text);
    this.status = status;
    this.endsVisit = endsVisit;
  }
}

/** What a token looks like; the database could not even compare some of what an address may hold. */
const tokenText = /^[\w-]{16,64}$/;

/** The reserved person behind a link that can still be used. */
export async function findClaim(token: string): Promise<{ name: string; email: string }> {
  if (!tokenText.test(token)) refuseUnusable(undefined);
  const [reservation] = await db
    .select(columns)
    .from(reservedProfiles)
    .where(eq(reservedProfiles.reservationToken, token));
  refuseUnusable(reservation && reservationState(reservation));
  return { name: reservation?.name ?? "", email: reservation?.email ?? "" };
}

function refuseUnusable(state: ReservationState | undefined): void {
  if (state === "offen") return;
  const text =
    state === "beansprucht" ? "Dieses Profil wurde bereits beansprucht" : "Token ungültig oder bereits verwendet";
  throw new ClaimRefusal(text, 410, { endsVisit: true });
}

/** Leaves the page with the reason as a toast, or gives back what is no refusal of ours. */
export async function leaveRefused(error: unknown): Promise<Response> {
  if (!(error instanceof ClaimRefusal) || !error.endsVisit) throw error;
  const description =
    error.message === "Token ungültig oder bereits verwendet"
      ? `Ein Claim-Link gilt 30 Tage und nur einmal. Einen neuen bekommen Sie unter ${settings.contactEmail}.`
      : undefined;
  return redirectWithToast("/", { title: error.message, description, kind: "error" });
}

export async function claimProfile(token: string, form: FormData, clientAddress: string) {
  const submission = parseWithZod(form, { schema: claimSchema(settings.passwordMinLength) });
  const hidden = { hideFields: ["password", "passwordConfirmation"] };
  try {
    const { email } = await findClaim(token);
    if (submission.status !== "success") return refused(submission.reply(hidden));
    const { password } = submission.value;
    if (isCommonPassword(password)) {
      const text =
        "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.";
      return refused(submission.reply({ ...hidden, fieldErrors: { password: [text] } }));
    }
    await refuseTooMany(clientAddress, email);
    const headers = await db.transaction((tx) => claim(tx, token, password));
    const title = settings.confirmEmail
      ? `Profil erfolgreich erstellt! Bestätigen Sie Ihre E-Mail ${email} um sich anmelden zu können.`
      : "Profil erfolgreich erstellt!";
    return redirectWithToast("/", { title }, headers);
  } catch (error) {
    if (!(error instanceof ClaimRefusal)) throw error;
    if (error.endsVisit) return leaveRefused(error);
    return refused(submission.reply(hidden), { title: error.message }, error.status);
  }
}

async function refuseTooMany(clientAddress: string, email: string): Promise<void> {
  if (await countTry("claim-address", clientAddress)) {
    throw new ClaimRefusal("Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.", 429);
  }
  if (await countTry("claim-mail", email)) {
    throw new ClaimRefusal("E-Mail-Limit erreicht. Bitte warten Sie einige Minuten und versuchen Sie es erneut.", 429);
  }
}

/**
 * Account, profile, confirmation mail and the claimed reservation in one transaction. The lock on the reservation lets
 * one of two people with one link through; the other waits for it and then finds the profile claimed.
 */
async function claim(tx: Transaction, token: string, password: string): Promise<Headers> {
  const [reservation] = await tx
    .select(columns)
    .from(reservedProfiles)
    .where(eq(reservedProfiles.reservationToken, token))
    .for("update");
  refuseUnusable(reservation && reservationState(reservation));
  if (!reservation) throw new Error("unreachable: a missing reservation is refused");
  const { id, name, email } = reservation;

  await orElse("Fehler beim Überprüfen des Profils", refuseTaken(tx, name, email));
  const { headers, userId } = await signUp(tx, { name, email, password });
  const [profile] = await orElse(
    "Fehler beim Aktualisieren des Profils",
    tx.update(profiles).set({ name, email, userType: "kreative" }).where(eq(profiles.id, userId)).returning(),
  );
  if (!profile) throw new ClaimRefusal("Fehler beim Erstellen des Profils", 500);
  await orElse(
    "Fehler beim Aktualisieren des Reservierungsstatus",
    tx
      .update(reservedProfiles)
      .set({ claimed: true, claimedAt: sql`now()`, claimedProfileId: profile.id })
      .where(eq(reservedProfiles.id, id)),
  );
  return headers;
}

async function refuseTaken(tx: Transaction, name: string, email: string): Promise<void> {
  const taken = await tx
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

async function signUp(tx: Transaction, person: { name: string; email: string; password: string }) {
  const body = { ...person, userType: "kreative" };
  try {
    const { headers, response } = await createAuth(tx, { confirmedGoTo: "/" }).api.signUpEmail({
      body,
      returnHeaders: true,
    });
    if (!response.user?.id) throw new ClaimRefusal("Fehler beim Erstellen des Users", 500);
    return { headers, userId: response.user.id };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    log.error({ area: "accounts", code: error.body?.code }, "claim failed");
    throw new ClaimRefusal(`Fehler beim Erstellen des Accounts: ${error.body?.message ?? error.message}`, 500);
  }
}

/** Names the step that failed; a refusal of ours already says more. */
async function orElse<Result>(text: string, step: PromiseLike<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof ClaimRefusal) throw error;
    log.error({ err: error }, "claim failed");
    throw new ClaimRefusal(text, 500);
  }
}
