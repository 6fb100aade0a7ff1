import { and, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hidingOf, ownerColumns } from "~/audit/moderation.server";
import type { Transaction } from "~/db/client.server";
import { collaborations, profiles } from "~/db/schema";
import { collaborationsPath } from "~/features/offers/collaboration/collaboration";
import { cutAt } from "~/text/cut";

const subjects = alias(profiles, "subjects");

const lockSentence = (tx: Transaction, id: string | null) =>
  tx
    .select({
      id: collaborations.id,
      hidden: collaborations.hidden,
      sentence: sql<string>`${collaborations.sentence}`,
      subject: { userType: subjects.userType, slug: subjects.slug },
      ...ownerColumns,
    })
    .from(collaborations)
    .innerJoin(profiles, eq(profiles.id, collaborations.authorId))
    .innerJoin(subjects, eq(subjects.id, collaborations.subjectId))
    .where(and(sql`${collaborations.id}::text = ${id}`, isNotNull(collaborations.sentence)))
    .for("update", { of: collaborations });

/** Hides what one says about the other side of an order, with its answer, from everybody but the two. */
export const setCollaborationHidden = hidingOf({
  kind: "collaboration",
  lock: lockSentence,
  nameOf: ({ sentence }) => cutAt(sentence, 60),
  pathOf: ({ subject }) => collaborationsPath(subject),
  setHidden: (tx, { id }, hidden) => tx.update(collaborations).set({ hidden }).where(eq(collaborations.id, id)),
});

const lockAnswer = (tx: Transaction, id: string | null) =>
  tx
    .select({
      id: collaborations.id,
      hidden: collaborations.answerHidden,
      answer: sql<string>`${collaborations.answer}`,
      subject: { userType: profiles.userType, slug: profiles.slug },
      ...ownerColumns,
    })
    .from(collaborations)
    .innerJoin(profiles, eq(profiles.id, collaborations.subjectId))
    .where(and(sql`${collaborations.id}::text = ${id}`, isNotNull(collaborations.answer)))
    .for("update", { of: collaborations });

/** Hides the answer alone: the sentence stays, and only who wrote the answer still sees it. */
export const setAnswerHidden = hidingOf({
  kind: "answer",
  lock: lockAnswer,
  nameOf: ({ answer }) => cutAt(answer, 60),
  pathOf: ({ subject }) => collaborationsPath(subject),
  setHidden: (tx, { id }, answerHidden) =>
    tx.update(collaborations).set({ answerHidden }).where(eq(collaborations.id, id)),
});
