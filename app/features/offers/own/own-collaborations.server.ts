import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { collaborations, profiles } from "~/db/schema";

const { id, offerId, sentence, state, hidden, createdAt } = collaborations;

/** What others say about this person, shown or not, with the order on whose page the person decides about it. */
export const listOwnCollaborations = prepared((viewerId: string) =>
  db
    .select({ id, offerId, sentence: sql<string>`${sentence}`, author: profiles.name, state, hidden })
    .from(collaborations)
    .innerJoin(profiles, eq(profiles.id, collaborations.authorId))
    .where(and(eq(collaborations.subjectId, viewerId), sql`${sentence} is not null`))
    .orderBy(desc(createdAt), id)
    .limit(pageSizes.collaborations),
);

export type OwnCollaboration = Awaited<ReturnType<typeof listOwnCollaborations>>[number];
