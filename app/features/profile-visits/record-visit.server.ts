import { eq } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { saltedHash } from "~/db/salted-hash.server";
import { profileVisits } from "~/db/schema";
import { isOfReader } from "~/http/is-of-reader.server";
import { countTry } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { dayInVienna } from "~/text/dates";

export interface Visit {
  visitedProfileId: string;
  viewer: Viewer | null;
  request: Request;
  clientAddress: string;
}

/**
 * Records visits after the page was sent. Failures are only logged. The returned function stays in memory with the
 * page, so it must not refer to the request for which the page was rendered.
 */
export function visitsTo(visitedProfileId: string, viewer: Viewer | null) {
  return (request: Request, clientAddress: string): void => {
    const visit: Visit = { visitedProfileId, viewer, request, clientAddress };
    if (!isVisit(visit)) return;
    setImmediate(() => {
      storeVisit(visit).catch((error) => log.debug({ err: error }, "could not record a visit"));
    });
  };
}

export function isVisit({ visitedProfileId, viewer, request }: Visit): boolean {
  return viewer?.id !== visitedProfileId && isOfReader(request);
}

/** Stores one visit a day for each signed-in person, and one a day for each anonymous browser. */
export async function storeVisit({ visitedProfileId, viewer, request, clientAddress }: Visit): Promise<void> {
  const visitDate = dayInVienna();
  const visitor = viewer
    ? { visitorId: viewer.id }
    : { visitorHash: await saltedHash("visits", visitDate, `${clientAddress}\n${request.headers.get("user-agent")}`) };
  const [counted] = await db
    .insert(profileVisits)
    .values({ visitedProfileId, visitDate, ...visitor })
    .onConflictDoNothing()
    .returning({ id: profileVisits.id });
  if (!counted) return;
  // Limits visits by address and account, because a browser can change its user agent.
  const isTooOften = viewer
    ? await countTry("visit-account", viewer.id)
    : (await countTry("visit-profile", clientAddress, visitedProfileId)) ||
      (await countTry("visit-address", clientAddress));
  if (isTooOften) await db.delete(profileVisits).where(eq(profileVisits.id, counted.id));
}
