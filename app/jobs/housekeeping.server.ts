import { aliasedTable, and, eq, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  addressChanges,
  auditLog,
  ausschreibungen,
  dataExports,
  pageViews,
  profiles,
  profileVisits,
  rateLimits,
  reservedProfiles,
  salts,
  sessions,
  submissions,
  verifications,
} from "~/db/schema";
import { today } from "~/db/today";
import { log } from "~/log.server";
import { keepingTimes } from "./keeping-times";

/** The features' own cleanups, by the name of their count in the log. */
type Chores = Record<string, () => Promise<number>>;

export async function tidyUp(chores: Chores = {}): Promise<void> {
  const removed: Record<string, number> = {
    unconfirmed: await removeUnconfirmed(),
    sessions: await countOf(db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))),
    verifications: await countOf(db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))),
    addressChanges: await countOf(
      db
        .delete(addressChanges)
        .where(lt(sql`coalesce(${addressChanges.undoUntil}, ${addressChanges.confirmUntil})`, sql`now()`)),
    ),
    dataExports: await countOf(db.delete(dataExports).where(lt(dataExports.expiresAt, sql`now()`))),
    rateLimits: await countOf(db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))),
    submissions: await countOf(
      db.delete(submissions).where(lt(submissions.createdAt, before(keepingTimes.submission))),
    ),
    reservations: await countOf(db.delete(reservedProfiles).where(isLeftUnclaimed)),
    auditLog: await countOf(db.delete(auditLog).where(lt(auditLog.createdAt, before(keepingTimes.auditLog)))),
    visits: await countOf(db.delete(profileVisits).where(lt(profileVisits.visitedAt, before(keepingTimes.figures)))),
    pageViews: await countOf(
      db.delete(pageViews).where(lt(pageViews.day, sql`${today} - ${keepingTimes.figures.interval}::interval`)),
    ),
    salts: await countOf(db.delete(salts).where(lt(salts.lastDay, today))),
    endedProfileRecommendations: await countOf(endRecommendations(profiles)),
    endedCallRecommendations: await countOf(endRecommendations(ausschreibungen)),
  };
  for (const [what, chore] of Object.entries(chores)) removed[what] = await chore();
  log.info(removed, "tidied up");
}

const before = ({ interval }: { interval: string }) => sql`now() - ${interval}::interval`;

const isLeftUnclaimed = and(
  eq(reservedProfiles.claimed, false),
  lt(
    sql`coalesce(${reservedProfiles.revokedAt}, ${reservedProfiles.expiresAt})`,
    before(keepingTimes.unclaimedReservation),
  ),
);

/**
 * Removes accounts that nobody confirmed. If one came from an invitation, reopens the invitation first, which would
 * otherwise be deleted with the account.
 */
function removeUnconfirmed(): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.emailVerified, false), lt(profiles.createdAt, before(keepingTimes.unconfirmedAccount))))
      .for("update");
    const ids = due.map(({ id }) => id);
    const other = aliasedTable(reservedProfiles, "other");
    const reservedAgain = tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.claimed, false),
          isNull(other.revokedAt),
          or(eq(other.email, reservedProfiles.email), sql`lower(${other.name}) = lower(${reservedProfiles.name})`),
        ),
      );
    await tx
      .update(reservedProfiles)
      .set({ claimed: false, claimedAt: null, claimedProfileId: null })
      .where(and(inArray(reservedProfiles.claimedProfileId, ids), notExists(reservedAgain)));
    return countOf(tx.delete(profiles).where(inArray(profiles.id, ids)));
  });
}

/** The last day is included. */
const endRecommendations = (table: typeof profiles | typeof ausschreibungen) =>
  db
    .update(table)
    .set({ featured: false, featuredUntil: null })
    .where(and(table.featured, lt(table.featuredUntil, today)));

async function countOf(deletion: PromiseLike<{ rowCount: number | null }>): Promise<number> {
  return (await deletion).rowCount ?? 0;
}
