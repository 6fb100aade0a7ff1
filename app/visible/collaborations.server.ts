import { and, eq, or, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { collaborations, profiles } from "~/db/schema";

/**
 * The sentences about accepted orders that a person may see: those that the one they are about shows, while their author
 * is public, and those of the own orders. A hidden answer is seen by its author alone. Select from it for profiles that the person may see.
 */
export const collaborationsSeenBy = (viewerId: string | null) => {
  const isPublic = and(collaborations.isShown, profiles.isPublic);
  const isOwn = or(eq(collaborations.authorId, viewerId ?? ""), eq(collaborations.subjectId, viewerId ?? ""));
  const isAnswerReadable = viewerId
    ? or(eq(collaborations.answerHidden, false), eq(collaborations.subjectId, viewerId))
    : eq(collaborations.answerHidden, false);
  const isReadable = sql`${collaborations.sentence} is not null`;
  return builder
    .select({
      id: collaborations.id,
      authorId: collaborations.authorId,
      subjectId: collaborations.subjectId,
      sentence: sql<string>`${collaborations.sentence}`.as("sentence"),
      answer: sql<string | null>`case when ${isAnswerReadable} then ${collaborations.answer} end`.as("answer"),
      createdAt: collaborations.createdAt,
      isPublic: sql<boolean>`(${isPublic})`.as("is_public"),
    })
    .from(collaborations)
    .innerJoin(profiles, eq(profiles.id, collaborations.authorId))
    .where(and(isReadable, viewerId ? or(isPublic, isOwn) : isPublic))
    .as("seen_collaborations");
};
