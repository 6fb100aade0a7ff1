import { eq, sql } from "drizzle-orm";
import { hidingOf, ownerColumns } from "~/audit/moderation.server";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, callQuestions, profiles } from "~/db/schema";
import { questionsOn } from "~/features/calls/own/questions/question";
import { cutAt } from "~/text/cut";

const lockQuestion = (tx: Transaction, id: string | null) =>
  tx
    .select({
      id: callQuestions.id,
      hidden: callQuestions.hidden,
      question: callQuestions.question,
      call: { id: ausschreibungen.id, slug: ausschreibungen.slug },
      ...ownerColumns,
    })
    .from(callQuestions)
    .innerJoin(profiles, eq(profiles.id, callQuestions.askerId))
    .innerJoin(ausschreibungen, eq(ausschreibungen.id, callQuestions.ausschreibungId))
    .where(sql`${callQuestions.id}::text = ${id}`)
    .for("update", { of: callQuestions });

/** Hides a question, with its answer, from everybody but the person who has asked. */
export const setQuestionHidden = hidingOf({
  kind: "question",
  lock: lockQuestion,
  nameOf: ({ question }) => cutAt(question.replace(/\s+/g, " "), 60),
  pathOf: ({ call }) => questionsOn(call),
  setHidden: (tx, { id }, hidden) => tx.update(callQuestions).set({ hidden }).where(eq(callQuestions.id, id)),
});
