import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { isbot } from "isbot";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profileVisits, visitSalts } from "~/db/schema";
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
 * Records visits after the page was sent. Failures are only logged. What it returns stays in memory with the page, so it
 * holds nothing else of the request for which the page was rendered.
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
  const { headers, method } = request;
  const isAhead = /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);
  return method === "GET" && viewer?.id !== visitedProfileId && !isAhead && !isbot(headers.get("user-agent") || "bot");
}

/** Stores one visit a day for each signed-in person, and one a day for each anonymous browser. */
export async function storeVisit({ visitedProfileId, viewer, request, clientAddress }: Visit): Promise<void> {
  const visitDate = dayInVienna();
  const visitor = viewer
    ? { visitorId: viewer.id }
    : { visitorHash: await hashOf(`${clientAddress}\n${request.headers.get("user-agent")}`, visitDate) };
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

let known: { day: string; salt: Buffer } | undefined;

/** The day's salt is deleted afterwards, so nobody can trace the hash to a person. */
async function hashOf(browser: string, day: string): Promise<Buffer> {
  if (known?.day !== day) known = { day, salt: await saltOf(day) };
  return createHmac("sha256", known.salt).update(browser).digest().subarray(0, 16);
}

async function saltOf(day: string): Promise<Buffer> {
  await db
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day));
  if (!row) throw new Error("the salt of the day is gone");
  return row.salt;
}
