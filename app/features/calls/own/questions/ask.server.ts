import { and, eq, isNull, sql } from "drizzle-orm";
import { blockersBetween, whyBlockedBy } from "~/conversations/reach.server";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, callQuestions, profiles } from "~/db/schema";
import { today } from "~/db/today";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { questionMax } from "~/text/maximums";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { isShownQuestion } from "~/visible/questions.server";
import { questionPath, questionsOn } from "./question";
import { answerMail, questionMail } from "./question-mails";
import { countOpenQuestions } from "./questions.server";

const lastDay = sql`coalesce(${visibleCalls.questionsUntil}, ${visibleCalls.deadline} - 2)`;

const takesQuestions = and(
  isOpen(visibleCalls),
  visibleCalls.companyAcceptsMessages,
  sql`coalesce(${lastDay} >= ${today}, true)`,
);

const tooLate = "Zu dieser Ausschreibung sind keine Fragen mehr möglich.";
const enough = `Zu dieser Ausschreibung sind schon ${questionMax.ofCall} Fragen gestellt. Schreiben Sie dem Unternehmen bitte direkt.`;

/** Stores a question and mails it to the company. Returns why that is not possible, or null. */
export function ask(asker: { id: string }, callId: number, question: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    // A block locks both accounts, so it comes before the question and is seen here, or after it.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, asker.id)).for("no key update");
    const call = await findCallToAsk(tx, callId, asker.id);
    if (!call || call.companyId === asker.id) return tooLate;
    const blocked = whyBlockedBy(call.blockers, asker.id, { name: call.companyName ?? "Dieses Unternehmen" });
    if (blocked) return blocked;
    if (call.asked >= questionMax.ofCall) return enough;
    const [stored] = await tx
      .insert(callQuestions)
      .values({ ausschreibungId: callId, askerId: asker.id, question })
      .onConflictDoNothing()
      .returning({ id: callQuestions.id });
    if (!stored) return null;
    await countWrite(tx, "question", asker.id);
    await countWrite(tx, "question-of-call", asker.id, `${callId}`);
    const { companyName, title } = call;
    const open = await countOpenQuestions(tx, callId);
    const url = settings.siteUrl + questionPath(stored.id);
    const mail = questionMail({ name: companyName ?? "", title, question, open, url });
    await sendMailOfKind(tx, "ausschreibungen", call.companyId, mail);
    return null;
  });
}

async function findCallToAsk(tx: Transaction, callId: number, askerId: string) {
  const [call] = await tx
    .select({
      companyId: visibleCalls.userId,
      companyName: visibleCalls.companyName,
      title: visibleCalls.title,
      blockers: blockersBetween(askerId, sql`seen_calls.user_id`),
      asked: sql<number>`(select count(*)::int from ${callQuestions} where ${eq(callQuestions.ausschreibungId, callId)})`,
    })
    .from(visibleCalls)
    .where(and(eq(visibleCalls.id, callId), takesQuestions));
  return call;
}

/**
 * Answers a question once for everybody, and mails the answer to whoever has asked. Returns false when it has another
 * answer already; the same one again is a second press.
 */
export function answerQuestion(companyId: string, id: string, answer: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        askerId: profiles.id,
        name: profiles.name,
        question: callQuestions.question,
        call: { id: ausschreibungen.id, slug: ausschreibungen.slug, title: ausschreibungen.title },
        blockers: blockersBetween(companyId, profiles.id),
      })
      .from(callQuestions)
      .innerJoin(profiles, eq(profiles.id, callQuestions.askerId))
      .innerJoin(ausschreibungen, eq(ausschreibungen.id, callQuestions.ausschreibungId))
      .where(
        and(
          eq(callQuestions.id, id),
          eq(ausschreibungen.userId, companyId),
          isNull(callQuestions.answer),
          isShownQuestion,
        ),
      )
      .for("no key update", { of: callQuestions });
    if (!found) return (await tx.$count(callQuestions, isAnswered(companyId, id, answer))) > 0;
    await tx.update(callQuestions).set({ answer, answeredAt: sql`now()` }).where(eq(callQuestions.id, id));
    const { askerId, name, question, call, blockers } = found;
    const url = settings.siteUrl + questionsOn(call);
    const mail = answerMail({ name, title: call.title, question, answer, url });
    if (blockers.length === 0) await sendMailOfKind(tx, "angebote", askerId, mail);
    return true;
  });
}

const isAnswered = (companyId: string, id: string, answer: string) =>
  and(
    eq(callQuestions.id, id),
    eq(callQuestions.answer, answer),
    sql`exists (select from ${ausschreibungen} where id = ${callQuestions.ausschreibungId} and user_id = ${companyId})`,
  );

/** Deletes a person's question, unless it has an answer. Returns null when they have no such question. */
export async function withdrawQuestion(askerId: string, id: string): Promise<"withdrawn" | "answered" | null> {
  const isIt = and(eq(callQuestions.id, id), eq(callQuestions.askerId, askerId));
  const { rowCount } = await db.delete(callQuestions).where(and(isIt, isNull(callQuestions.answer)));
  if (rowCount === 1) return "withdrawn";
  return (await db.$count(callQuestions, isIt)) > 0 ? "answered" : null;
}
