import { and, eq, ne, or, sql } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { ausschreibungen, callQuestions, profiles } from "~/db/schema";

/** A question that no superadmin hides, of an account that is not blocked. */
export const isShownQuestion = and(eq(callQuestions.hidden, false), ne(profiles.profileStatus, "blocked"));

/**
 * The questions about calls that a person may see: those with an answer, all about the person's own calls, and the
 * person's own questions. Select from it for calls that the person may see. Nobody learns who has asked.
 */
export const questionsSeenBy = (viewerId: string) => {
  const isOwn = eq(callQuestions.askerId, viewerId);
  const isReadable = or(sql`${callQuestions.answer} is not null`, eq(ausschreibungen.userId, viewerId));
  return builder
    .select({
      id: callQuestions.id,
      callId: callQuestions.ausschreibungId,
      question: callQuestions.question,
      answer: callQuestions.answer,
      answeredAt: callQuestions.answeredAt,
      hidden: callQuestions.hidden,
      createdAt: callQuestions.createdAt,
      isOwn: sql<boolean>`${isOwn}`.as("is_own"),
      companyId: sql<string>`${ausschreibungen.userId}`.as("company_id"),
    })
    .from(callQuestions)
    .innerJoin(profiles, eq(profiles.id, callQuestions.askerId))
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, callQuestions.ausschreibungId))
    .where(or(isOwn, and(isShownQuestion, isReadable)))
    .as("seen_questions");
};
