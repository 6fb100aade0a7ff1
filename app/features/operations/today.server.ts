import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { reservedProfiles } from "~/db/schema";
import type { CallStand } from "./quiet-calls";
import { countQuietCalls, listQuietCalls } from "./quiet-calls.server";
import { maxCalls, type QuietCalls } from "./today";

/** The first calls at a stand, and how many there are. */
async function readCalls(stand: CallStand): Promise<QuietCalls> {
  const [{ calls }, count] = await Promise.all([
    listQuietCalls({ stand, limit: maxCalls }),
    countQuietCalls({ stand }),
  ]);
  return { count, first: calls.map(({ id, slug, title }) => ({ title, path: `/ausschreibungen/${slug}-${id}` })) };
}

const countEndingReservations = (): Promise<number> =>
  db.$count(
    reservedProfiles,
    and(
      eq(reservedProfiles.claimed, false),
      isNull(reservedProfiles.revokedAt),
      sql`${reservedProfiles.expiresAt} between now() and now() + interval '7 days'`,
    ),
  );

/** What is quiet on the market. */
export async function readQuiet() {
  const [withoutOffer, undecided, unanswered, endingReservations] = await Promise.all([
    readCalls("wartet"),
    readCalls("unentschieden"),
    readCalls("unbeantwortet"),
    countEndingReservations(),
  ]);
  return { withoutOffer, undecided, unanswered, endingReservations };
}
