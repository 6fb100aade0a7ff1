import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, callQuestions } from "~/db/schema";
import { chapter } from "../chapter";

const names = {
  call: "Ausschreibung",
  question: "Frage",
  createdAt: "Gefragt am",
  answer: "Antwort",
  answeredAt: "Beantwortet am",
} as const;

const { question, createdAt, answer, answeredAt } = callQuestions;
const columns = { call: ausschreibungen.title, question, createdAt, answer, answeredAt };
const ofCall = eq(ausschreibungen.id, callQuestions.ausschreibungId);

/** The person's questions about calls, and their answers about their own calls. Nobody learns who asked a question. */
export const questionChapters = (id: string) => [
  chapter(
    "fragen",
    "Ihre Fragen zu Ausschreibungen",
    db
      .select({ ...columns, hidden: callQuestions.hidden })
      .from(callQuestions)
      .innerJoin(ausschreibungen, ofCall)
      .where(eq(callQuestions.askerId, id)),
    { ...names, hidden: "Vom Team ausgeblendet" },
  ),
  chapter(
    "antworten",
    "Ihre Antworten auf Fragen",
    db
      .select(columns)
      .from(callQuestions)
      .innerJoin(ausschreibungen, ofCall)
      .where(and(eq(ausschreibungen.userId, id), isNotNull(answer))),
    names,
  ),
];
