import { eq } from "drizzle-orm";
import { objectionUrlOf } from "../../app/audit/objection-link.server";
import { storeSubject } from "../../app/audit/subjects.server";
import type { Connection } from "../../app/db/client.server";
import { decisions, messages, objections, reportSubjects, reports } from "../../app/db/schema";
import { createConversation } from "./conversations";
import type { Person } from "./people";

interface Post {
  id: number;
  userId: string;
  content: string;
}

async function createSubject(on: Connection, post: Post) {
  const [subject] = await on
    .insert(reportSubjects)
    .values({ kind: "post", contentId: `${post.id}`, name: post.content, path: "/feed", concerns: post.userId })
    .onConflictDoUpdate({ target: [reportSubjects.kind, reportSubjects.contentId], set: { name: post.content } })
    .returning();
  if (!subject) throw new Error("The subject was not stored");
  return subject;
}

/** Stores a report of a post, which waits for a decision. */
export async function createReport(on: Connection, post: Post, values: Partial<typeof reports.$inferInsert> = {}) {
  const subject = await createSubject(on, post);
  const [report] = await on
    .insert(reports)
    .values({ reason: "insult", text: "Das ist beleidigend.", ...values, subjectId: subject.id })
    .returning();
  if (!report) throw new Error("The report was not stored");
  return report;
}

/** Stores a decision about a post, as if it had been hidden. */
export async function createDecision(on: Connection, post: Post, values: Partial<typeof decisions.$inferInsert> = {}) {
  const subject = await createSubject(on, post);
  const [decision] = await on
    .insert(decisions)
    .values({
      outcome: "hide",
      ground: "agb",
      facts: "Beleidigt.",
      ledByReport: false,
      ...values,
      subjectId: subject.id,
    })
    .returning();
  if (!decision) throw new Error("The decision was not stored");
  return decision;
}

/** Stores an objection of the person concerned to such a decision. */
export async function createObjection(on: Connection, post: Post) {
  const { id: decisionId, subjectId } = await createDecision(on, post);
  const [objection] = await on.insert(objections).values({ decisionId, text: "Das war Kritik." }).returning();
  if (!objection) throw new Error("The objection was not stored");
  return { ...objection, subjectId };
}

/** Stores a message that a superadmin hid, with its decision. */
export async function createHiddenMessage(on: Connection, from: Person, to: Person) {
  const { id: conversationId, path } = await createConversation(on, from, to, { texts: ["Schon wieder Werbung."] });
  const [message] = await on
    .update(messages)
    .set({ hidden: true })
    .where(eq(messages.conversationId, conversationId))
    .returning();
  if (!message) throw new Error("The message was not hidden");
  const subject = { kind: "message" as const, id: `${message.id}`, name: from.name, path: null, concerns: from.id };
  const subjectId = await storeSubject(on, subject);
  const decision = { outcome: "hide" as const, ground: "agb", facts: "Werbung.", ledByReport: false };
  await on.insert(decisions).values({ subjectId, ...decision });
  return { ...message, subjectId, path };
}

export function objectionPathOf(decisionId: string): string {
  const { pathname, search } = new URL(objectionUrlOf({ decisionId, reportId: null }));
  return pathname + search;
}
