import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, sql } from "drizzle-orm";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, violatedConstraint } from "~/db/client.server";
import { profiles, reservedProfiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { findCreatedBefore, type Submission, submissionOf, writeOnce } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { reserveSchema } from "./reservation";
import { endExpired, isOpen, newExpiry, newToken } from "./reservations.server";

interface Person {
  name: string;
  email: string;
}

const failed = "Fehler beim Erstellen des reservierten Profils";

export async function reserveProfile(form: FormData, viewer: Viewer) {
  const submission = parseWithZod(form, { schema: reserveSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const refuseTaken = (fieldErrors: Record<string, string[]>) =>
    refused(submission.reply({ fieldErrors }), { title: failed });
  try {
    const { id, taken } = await createReservation(viewer, submission.value, submissionOf(form, viewer.id));
    if (taken) return refuseTaken(taken);
    if (!id) return redirectWithToast("/admin/reserve-profile", nothingToDo);
    return redirectWithToast(`/admin/reserve-profile?reserviert=${id}`, {
      title: "Reserviertes Profil erfolgreich erstellt!",
    });
  } catch (error) {
    // Another superadmin has reserved the same name or address since the check.
    const taken = violatedConstraint(error) && (await findTaken(db, submission.value));
    if (taken) return refuseTaken(taken);
    return formFailed(submission.reply(), error, "reserving a profile failed", {
      title: failed,
      text: "Ein unerwarteter Fehler ist aufgetreten",
    });
  }
}

type Created = { id: number | null; taken?: never } | { id?: never; taken: Record<string, string[]> };

/** A repeated form leads to the reservation that it has made. Null when that is deleted: nobody is reserved again. */
export function createReservation(viewer: Viewer, { name, email }: Person, sent: Submission): Promise<Created> {
  return actTransaction(viewer, async (tx) => {
    const made = await findCreatedBefore(tx, sent, reservedProfiles);
    if (made !== undefined) return { id: made };
    const taken = await findTaken(tx, { name, email });
    if (taken) return { taken };
    await endExpired(tx, { name, email });
    const [row] = await tx
      .insert(reservedProfiles)
      .values({ name, email, reservationToken: newToken(), reservedBy: viewer.id, expiresAt: newExpiry() })
      .returning({ id: reservedProfiles.id });
    if (!row) throw new Error("the reservation was not written");
    await writeOnce(tx, sent, row.id);
    const subject = { type: "reservation", id: row.id, name } as const;
    const after = { Name: name, "E-Mail": email };
    await recordAct(tx, viewer, { action: "reservation.create", subject, concerns: null, after });
    return row;
  });
}

const isValid = and(isOpen, sql`${reservedProfiles.expiresAt} > now()`);

/** Field errors for a name or address that a profile or an open reservation already has. */
async function findTaken(on: Connection, { name, email }: Person): Promise<Record<string, string[]> | null> {
  const sameName = (column: unknown) => sql`lower(${column}) = lower(${name})`;
  const [[profileEmail], [profileName], [openEmail], [openName]] = [
    await on.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)),
    await on.select({ id: profiles.id }).from(profiles).where(sameName(profiles.name)),
    await on
      .select({ id: reservedProfiles.id })
      .from(reservedProfiles)
      .where(and(eq(reservedProfiles.email, email), isValid)),
    await on
      .select({ id: reservedProfiles.id })
      .from(reservedProfiles)
      .where(and(sameName(reservedProfiles.name), isValid)),
  ];
  const errors: Record<string, string[]> = {};
  if (profileEmail) errors.email = ["Zu dieser E-Mail-Adresse gibt es schon ein Konto."];
  else if (openEmail) errors.email = ["Für diese E-Mail-Adresse ist schon ein Profil reserviert."];
  if (profileName) errors.name = ["Dieser Name ist bereits vergeben"];
  else if (openName) errors.name = ["Dieser Name ist schon reserviert."];
  return profileEmail || profileName || openEmail || openName ? errors : null;
}
