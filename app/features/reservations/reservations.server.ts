import { randomBytes } from "node:crypto";
import { and, count, desc, eq, getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import { actTransaction, recordAct } from "~/audit/audit.server";
import { findChosen } from "~/audit/find-chosen.server";
import type { Viewer } from "~/auth/viewer";
import { beganSince } from "~/db/began-since";
import { type Connection, db, violatedConstraint } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { letterBatches, reservedProfiles } from "~/db/schema";
import { alsoAsDomain, containsWord, searchWords } from "~/db/text-search";
import { queryIn, sinceIn } from "~/http/list-address";
import { isWritten, type Submission, WrittenBefore, writeOnce } from "~/http/submission.server";
import { settings } from "~/settings.server";
import { formatShortDate } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";
import { claimDays, type ReservationStage, reservationStages, reservationState } from "./reservation";

export const newToken = () => randomBytes(32).toString("base64url");
export const newExpiry = () => sql`now() + make_interval(days => ${claimDays})`;

export const claimUrl = (token: string) => `${settings.siteUrl}/claim-profile/${token}`;

export const isOpen = and(eq(reservedProfiles.claimed, false), isNull(reservedProfiles.revokedAt));

/** Ends expired reservations of this name or address, so that both are free again. */
export async function endExpired(on: Connection, { name, email }: { name: string; email: string }): Promise<void> {
  const sameName = sql`lower(${reservedProfiles.name}) = lower(${name})`;
  await on
    .update(reservedProfiles)
    .set({ revokedAt: reservedProfiles.expiresAt })
    .where(and(isOpen, sql`${reservedProfiles.expiresAt} <= now()`, or(eq(reservedProfiles.email, email), sameName)));
}

export async function countReservations() {
  const [counts] = await db
    .select({
      all: count(),
      thisWeek: sql<number>`count(*) filter (where ${reservedProfiles.reservedAt} > now() - interval '7 days')`.mapWith(
        Number,
      ),
      claimed: sql<number>`count(*) filter (where ${reservedProfiles.claimed})`.mapWith(Number),
    })
    .from(reservedProfiles);
  return counts ?? { all: 0, thisWeek: 0, claimed: 0 };
}

interface Wanted {
  query?: string;
  stage?: ReservationStage | null;
  since?: string | null;
  /** The id of the last reservation already shown. */
  after?: number | null;
  limit?: number;
}

const searched = sql`search_fold(${reservedProfiles.name} || ' ' || ${reservedProfiles.email})`;

/** How far they have come, as the steps of the market count it. */
const isAt: Record<ReservationStage, SQL> = {
  ungeoeffnet: sql`not ${reservedProfiles.claimed} and ${reservedProfiles.openedAt} is null`,
  geoeffnet: sql`not ${reservedProfiles.claimed} and ${reservedProfiles.openedAt} is not null`,
  beansprucht: sql`${reservedProfiles.claimed}`,
  endet: sql`(not ${reservedProfiles.claimed} and ${reservedProfiles.revokedAt} is null
    and ${reservedProfiles.expiresAt} between now() and now() + interval '7 days')`,
};

const matching = ({ query = "", stage, since = null }: Wanted) => [
  beganSince(reservedProfiles.reservedAt, since),
  ...searchWords(query).map((word) => alsoAsDomain(word, (spelling) => containsWord(searched, spelling))),
  ...(stage ? [isAt[stage]] : []),
];

interface Looked {
  query: string;
  stage: ReservationStage | null;
  since: string | null;
}

/** What the address of the list says. */
export function reservationsIn(search: URLSearchParams): Looked {
  const stage = search.get("stand") ?? "";
  const isKnown = Object.hasOwn(reservationStages, stage);
  return { query: queryIn(search), stage: isKnown ? (stage as ReservationStage) : null, since: sinceIn(search) };
}

/** How many reservations match, as far as lists count. */
export const countFound = (wanted: Wanted) => countSome(reservedProfiles, and(...matching(wanted)));

/** Reservations, newest first. Only this query for superadmins reads the token, which gives access to the profile. */
export async function listReservations({ after, limit = pageSizes.reservations, ...wanted }: Wanted) {
  const isAfter = after
    ? sql`(${reservedProfiles.reservedAt}, ${reservedProfiles.id}) < (select reserved_at, id from reserved_profiles where id = ${after})`
    : undefined;
  const rows = await db
    .select(listed)
    .from(reservedProfiles)
    .leftJoin(letterBatches, eq(letterBatches.id, reservedProfiles.letterBatchId))
    .where(and(...matching(wanted), isAfter))
    .orderBy(desc(reservedProfiles.reservedAt), desc(reservedProfiles.id))
    .limit(limit + 1);
  const { rows: shown, next } = pageOf(rows, limit, ({ id }) => id);
  return { reservations: shown.map(toReservation), next };
}

const listed = { ...getTableColumns(reservedProfiles), printedAt: letterBatches.createdAt };

export type Reservation = ReturnType<typeof toReservation>;

function toReservation(row: typeof reservedProfiles.$inferSelect & { printedAt?: Date | null }) {
  const state = reservationState(row);
  return {
    id: row.id,
    name: row.name,
    email: shownEmail(row.email),
    state,
    reservedAt: formatShortDate(row.reservedAt),
    claimedAt: row.claimedAt && formatShortDate(row.claimedAt),
    expiresAt: formatShortDate(row.expiresAt),
    printedAt: row.printedAt ? formatShortDate(row.printedAt) : null,
    openedAt: row.openedAt && formatShortDate(row.openedAt),
    claimUrl: state === "offen" ? claimUrl(row.reservationToken) : null,
  };
}

/** Those that nobody has claimed. */
export const findChosenReservations = (ids: string[]) =>
  findChosen(reservedProfiles, reservedProfiles.name, ids, eq(reservedProfiles.claimed, false));

export async function findReservation(id: number): Promise<Reservation | null> {
  const [row] = await db
    .select(listed)
    .from(reservedProfiles)
    .leftJoin(letterBatches, eq(letterBatches.id, reservedProfiles.letterBatchId))
    .where(eq(reservedProfiles.id, id));
  return row ? toReservation(row) : null;
}

/** Whether a revoked reservation can't be renewed, because its name or address was reserved again. */
export const isReservedAgain = (error: unknown) => violatedConstraint(error)?.startsWith("reserved_profiles_open_");

/** The form that renews a link. Sent again, it renews nothing, because the new link may be on its way to somebody. */
const renewalBy = (viewer: Viewer, id: number, form: string | null): Submission => ({
  account: viewer.id,
  key: form && `${form} ${id}`,
});

/** Creates a new link for another thirty days. Earlier links stop working, also those in letters. */
export async function renewClaimLink(
  viewer: Viewer,
  id: number,
  form: string | null = null,
): Promise<Reservation | null> {
  const renewal = renewalBy(viewer, id, form);
  try {
    return (await isWritten(renewal)) ? await findReservation(id) : await writeRenewal(viewer, id, renewal);
  } catch (error) {
    if (error instanceof WrittenBefore) return findReservation(id);
    throw error;
  }
}

const writeRenewal = (viewer: Viewer, id: number, renewal: Submission): Promise<Reservation | null> =>
  actTransaction(viewer, async (tx) => {
    await writeOnce(tx, renewal);
    const [known] = await tx.select().from(reservedProfiles).where(eq(reservedProfiles.id, id));
    if (known) await endExpired(tx, known);
    const [row] = await tx
      .update(reservedProfiles)
      .set({
        ...{ reservationToken: newToken(), expiresAt: newExpiry(), revokedAt: null },
        ...{ letterCode: null, letterBatchId: null, openedAt: null },
      })
      .where(and(eq(reservedProfiles.id, id), eq(reservedProfiles.claimed, false)))
      .returning();
    if (!row) return null;
    const after = { "gültig bis": formatShortDate(row.expiresAt) };
    const subject = { type: "reservation", ...row } as const;
    await recordAct(tx, viewer, { action: "reservation.renew", subject, concerns: null, after });
    return toReservation(row);
  });

/** Null when there is no open reservation with this id. */
export async function revokeClaimLink(viewer: Viewer, id: number): Promise<Reservation | null> {
  return actTransaction(viewer, async (tx) => {
    const [row] = await tx
      .update(reservedProfiles)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(reservedProfiles.id, id), isOpen))
      .returning();
    if (!row) return null;
    const subject = { type: "reservation", ...row } as const;
    await recordAct(tx, viewer, { action: "reservation.revoke", subject, concerns: null });
    return toReservation(row);
  });
}

/**
 * Deletes an unclaimed reservation at the person's request. A trigger also removes the name from the audit log,
 * including the entry for this deletion. A claimed reservation is deleted with its account.
 */
export function deleteReservation(viewer: Viewer, id: number): Promise<boolean> {
  return actTransaction(viewer, async (tx) => {
    const unclaimed = and(eq(reservedProfiles.id, id), eq(reservedProfiles.claimed, false));
    const [row] = await tx.select().from(reservedProfiles).where(unclaimed).for("update");
    if (!row) return false;
    const subject = { type: "reservation", id, name: row.name } as const;
    await recordAct(tx, viewer, { action: "reservation.delete", subject, concerns: null });
    await tx.delete(reservedProfiles).where(unclaimed);
    return true;
  });
}

/** What a page that asks before an act on a reservation shows. A claimed one has no acts. */
export async function getUnclaimed(id: number | null) {
  const found = id === null ? null : await findReservation(id);
  if (!found || found.state === "beansprucht") throw data(null, { status: 404 });
  const { name, email, printedAt } = found;
  return { id: found.id, name, email, printedAt };
}
