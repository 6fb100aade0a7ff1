import { and, asc, count, eq, isNull } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { ausschreibungen, callQuestions, profiles } from "~/db/schema";
import { isShownQuestion, questionsSeenBy } from "~/visible/questions.server";
import type { CallQuestion, CallQuestions } from "./question";

const selectOpen = (on: Connection, callId: number) =>
  on
    .select({ open: count() })
    .from(callQuestions)
    .innerJoin(profiles, eq(profiles.id, callQuestions.askerId))
    .where(and(eq(callQuestions.ausschreibungId, callId), isNull(callQuestions.answer), isShownQuestion));

const selectOpenOfPage = prepared((callId: number) => selectOpen(db, callId));

/** The number of questions about a call that wait for an answer. */
export async function countOpenQuestions(on: Connection, callId: number): Promise<number> {
  const [counted] = await selectOpen(on, callId);
  return counted?.open ?? 0;
}

const selectQuestions = prepared((callId: number, viewerId: string) => {
  const seen = questionsSeenBy(viewerId);
  return db.select().from(seen).where(eq(seen.callId, callId)).orderBy(asc(seen.createdAt), asc(seen.id));
});

/** The questions about a call that this person can see. A call has few, so there are no pages. */
export async function listQuestions(callId: number, viewerId: string): Promise<CallQuestions> {
  const [rows, [counted]] = await Promise.all([selectQuestions(callId, viewerId), selectOpenOfPage(callId)]);
  return { questions: rows.map(toQuestion), open: counted?.open ?? 0 };
}

type Seen = Awaited<ReturnType<typeof findSeen>>;

const toQuestion = ({ id, question, answer, hidden, isOwn, createdAt, answeredAt }: NonNullable<Seen>) =>
  ({
    ...{ id, question, answer, hidden, isOwn },
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }) satisfies CallQuestion;

async function findSeen(id: string, viewerId: string) {
  const seen = questionsSeenBy(viewerId);
  const [row] = await db.select().from(seen).where(eq(seen.id, id));
  return row;
}

/** A question about a call of this company; null for everybody else. */
export async function findOwnQuestion(id: string | null, companyId: string) {
  const row = id ? await findSeen(id, companyId) : undefined;
  if (row?.companyId !== companyId) return null;
  const { id: callId, slug, title } = ausschreibungen;
  const [call] = await db.select({ id: callId, slug, title }).from(ausschreibungen).where(eq(callId, row.callId));
  return call ? { question: toQuestion(row), call } : null;
}
