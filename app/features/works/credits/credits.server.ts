import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { creditsSeenBy } from "~/visible/works.server";
import { profilePath, type WorkCredits } from "./credit";

/** Who took part in a work, in its creative's order, and the client that has confirmed it. */
export async function listCreditsOf(
  work: { id: number; client: string | null },
  viewerId: string | null,
): Promise<WorkCredits> {
  const seen = creditsSeenBy(viewerId);
  const rows = await db
    .select({
      id: seen.id,
      kind: seen.kind,
      name: seen.name,
      namedAs: seen.namedAs,
      role: seen.role,
      slug: seen.slug,
      userType: seen.userType,
    })
    .from(seen)
    .where(eq(seen.workId, work.id))
    .orderBy(asc(seen.position), asc(seen.id));
  const credits = rows.map(({ slug, userType, ...row }) => ({
    ...row,
    path: slug && userType && profilePath(userType, slug),
    isCompany: userType === "unternehmen",
  }));
  const client = credits.find(({ kind, namedAs }) => kind === "client" && namedAs === work.client);
  return {
    contributors: credits
      .filter(({ kind }) => kind === "contributor")
      .map(({ kind: _, namedAs: _1, ...credit }) => credit),
    clientPath: client?.path ?? null,
  };
}
