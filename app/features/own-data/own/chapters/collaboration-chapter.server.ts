import { eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { collaborations, profiles } from "~/db/schema";
import { chapter } from "../chapter";

const authors = alias(profiles, "authors");
const subjects = alias(profiles, "subjects");
const { sentence, answer, state, hidden, answerHidden, createdAt } = collaborations;

/** What the person says about others after an order, and others about the person. */
export const collaborationChapter = (id: string) =>
  chapter(
    "zusammenarbeit",
    "Bestätigte Zusammenarbeit",
    db
      .select({
        from: sql<string>`${authors.name}`,
        about: sql<string>`${subjects.name}`,
        ...{ sentence, state, hidden, answerHidden, createdAt },
        // Its author alone sees a hidden answer.
        answer: sql<
          string | null
        >`case when not ${answerHidden} or ${collaborations.subjectId} = ${id} then ${answer} end`,
      })
      .from(collaborations)
      .innerJoin(authors, eq(authors.id, collaborations.authorId))
      .innerJoin(subjects, eq(subjects.id, collaborations.subjectId))
      .where(or(eq(collaborations.authorId, id), eq(collaborations.subjectId, id)))
      .orderBy(createdAt, collaborations.id),
    {
      from: "Von",
      about: "Über",
      sentence: "Satz",
      answer: "Antwort",
      state: ["Stand", { asked: "wartet", shown: "gezeigt", declined: "nicht gezeigt" }],
      hidden: "Vom Team ausgeblendet",
      answerHidden: "Antwort vom Team ausgeblendet",
      createdAt: "Geschrieben am",
    },
  );
