import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Subject } from "~/audit/reported";
import { textKinds } from "~/conversations/message-kinds";
import type { Transaction } from "~/db/client.server";
import { messageFileNames } from "~/db/message-files";
import { callQuestions, collaborations, messages, type ReportedMessage } from "~/db/schema";
import type { Scope } from "./report";

const lengths: Record<Scope, number> = { message: 1, five: 5, all: 500 };

/** A copy of what superadmins see nowhere else: messages, questions that may have no answer yet, and sentences that may be withdrawn. */
export async function copyOf(tx: Transaction, { kind, id }: Subject, scope: Scope): Promise<ReportedMessage[] | null> {
  if (kind === "message") return copyMessages(tx, Number(id), scope);
  if (kind === "collaboration") return copySentence(tx, id);
  if (kind === "answer") return copyAnswer(tx, id);
  return kind === "question" ? copyQuestion(tx, id) : null;
}

async function copyQuestion(tx: Transaction, id: string): Promise<ReportedMessage[]> {
  const { question, createdAt } = callQuestions;
  const rows = await tx.select({ text: question, at: createdAt }).from(callQuestions).where(eq(callQuestions.id, id));
  return rows.map(({ text, at }) => ({ from: "concerned", text, at: at.toISOString(), isReported: true }));
}

async function copySentence(tx: Transaction, id: string): Promise<ReportedMessage[]> {
  const { sentence, answer, createdAt } = collaborations;
  const rows = await tx.select({ sentence, answer, createdAt }).from(collaborations).where(eq(collaborations.id, id));
  return rows.flatMap(({ sentence: text, answer: other, createdAt: made }) => {
    const at = made.toISOString();
    const written: ReportedMessage = { from: "concerned", text: text ?? "", at, isReported: true };
    return other
      ? [written, { from: "other", text: `Antwort auf dem Profil: ${other}`, at, isReported: false }]
      : [written];
  });
}

async function copyAnswer(tx: Transaction, id: string): Promise<ReportedMessage[]> {
  const { sentence, answer, createdAt } = collaborations;
  const rows = await tx.select({ sentence, answer, createdAt }).from(collaborations).where(eq(collaborations.id, id));
  return rows.flatMap(({ sentence: before, answer: text, createdAt: made }) => {
    const at = made.toISOString();
    return [
      { from: "other", text: `Satz auf dem Profil: ${before}`, at, isReported: false },
      { from: "concerned", text: text ?? "", at, isReported: true },
    ];
  });
}

/** A copy of a reported message and as much before and around it as the reporter chose, oldest first. */
async function copyMessages(tx: Transaction, messageId: number, scope: Scope): Promise<ReportedMessage[]> {
  const [reported] = await tx
    .select({ conversationId: messages.conversationId, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (!reported?.conversationId) return [];
  const rows = await tx
    .select({
      id: messages.id,
      senderId: messages.senderId,
      text: messages.message,
      at: messages.createdAt,
      files: messageFileNames,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, reported.conversationId),
        inArray(messages.kind, textKinds),
        scope === "all" ? undefined : lte(messages.id, messageId),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(lengths[scope]);
  return rows.reverse().map(({ id, senderId, text, at, files }) => ({
    from: senderId === reported.senderId ? "concerned" : "reporter",
    text: text ?? "",
    at: at.toISOString(),
    isReported: id === messageId,
    files,
  }));
}
