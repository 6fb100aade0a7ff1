import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { isRecommended } from "~/db/recommended";
import { cachedRead } from "~/visible/cached-reads.server";
import { daysLeft, isOpen, stateOf, visibleCalls } from "~/visible/calls.server";
import { ofPerson } from "~/visible/topics";

export const recommendedCallsShown = 3;

/** Recommended calls name their company, so those of a hidden company are left out. */
const isRecommendedToday = and(isRecommended(visibleCalls), isNotNull(visibleCalls.companySlug), isOpen(visibleCalls));
/** One more character than the page shows, to tell whether the text continues. Only signed-in people get the rest. */
const start = sql<string>`left(${visibleCalls.description}, 151)`;

/** The part of recommended calls that everybody may see, without contact data. */
export const listRecommendedCalls = cachedRead(["calls", "profiles"], async () =>
  db
    .select({
      id: visibleCalls.id,
      slug: visibleCalls.slug,
      title: visibleCalls.title,
      description: start,
      category: visibleCalls.category,
      budget: visibleCalls.budget,
      deadline: visibleCalls.deadline,
      state: stateOf(visibleCalls),
      daysLeft: daysLeft(visibleCalls),
      pitch: visibleCalls.pitch,
      pitchFee: visibleCalls.pitchFee,
      rights: visibleCalls.rights,
      location: visibleCalls.location,
      workLocation: visibleCalls.workLocation,
      experienceLevel: visibleCalls.experienceLevel,
      company: {
        name: sql<string>`${visibleCalls.companyName}`,
        slug: sql<string>`${visibleCalls.companySlug}`,
        avatarUrl: visibleCalls.companyAvatarUrl,
        acceptsMessages: sql<boolean>`${visibleCalls.companyAcceptsMessages}`,
      },
    })
    .from(visibleCalls)
    .where(isRecommendedToday)
    .orderBy(desc(visibleCalls.publishedAt), desc(visibleCalls.id))
    .limit(recommendedCallsShown),
);

const offersShown = 5;

/** The recommended calls of one company, for its structured data. */
export const listRecommendedCallsOf = cachedRead(
  (_, [companyId]) => [ofPerson(companyId)],
  async (companyId: string) =>
    db
      .select({ title: visibleCalls.title, description: start, category: visibleCalls.category })
      .from(visibleCalls)
      .where(and(eq(visibleCalls.userId, companyId), isRecommendedToday))
      .orderBy(desc(visibleCalls.publishedAt), desc(visibleCalls.id))
      .limit(offersShown),
);

export type RecommendedCall = Awaited<ReturnType<typeof listRecommendedCalls>>[number];
