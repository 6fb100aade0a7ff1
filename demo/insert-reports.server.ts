import { and, desc, eq } from "drizzle-orm";
import type { Subject } from "~/audit/reported";
import { storeSubject } from "~/audit/subjects.server";
import type { Transaction } from "~/db/client.server";
import { decisions, messages, objections, posts, profiles, type ReportedMessage, reports } from "~/db/schema";
import { cutAt } from "~/text/cut";
import { reports as demoReports } from "./content/reports";
import type { Report } from "./content/types";
import { hoursBack } from "./moments";

type Ids = ReadonlyMap<string, string>;

interface Found {
  subject: Subject;
  excerpt?: ReportedMessage[];
}

/** Inserts the demo's reports, with their decisions and objections. `ids` are the accounts by key. */
export async function insertReports(tx: Transaction, ids: Ids): Promise<void> {
  for (const report of demoReports) {
    const { subject, excerpt } = await findSubject(tx, ids, report.about);
    const subjectId = await storeSubject(tx, subject);
    const { reason, text, email, hoursAgo, decision } = report;
    const decisionId = decision ? await insertDecision(tx, subjectId, hoursAgo, decision) : null;
    const [stored] = await tx
      .insert(reports)
      .values({ subjectId, reason, text, reporterEmail: email, excerpt, decisionId, createdAt: hoursBack(hoursAgo) })
      .returning({ id: reports.id });
    if (!decision?.objection || !decisionId) continue;
    const { by, text: said, hoursLater, answer, isUpheld } = decision.objection;
    const objectedHoursAgo = hoursAgo - hoursLater;
    await tx.insert(objections).values({
      decisionId,
      reportId: by === "reporter" ? stored?.id : null,
      text: said,
      answer,
      isUpheld,
      decidedAt: answer ? hoursBack(objectedHoursAgo - 10) : null,
      createdAt: hoursBack(objectedHoursAgo),
    });
    const revokedAt = hoursBack(objectedHoursAgo - 10);
    if (isUpheld) await tx.update(decisions).set({ revokedAt }).where(eq(decisions.id, decisionId));
  }
}

async function insertDecision(
  tx: Transaction,
  subjectId: string,
  hoursAgo: number,
  { outcome, ground, facts, hoursLater }: NonNullable<Report["decision"]>,
): Promise<string> {
  const decidedAt = hoursBack(hoursAgo - hoursLater);
  const [decision] = await tx
    .insert(decisions)
    .values({ subjectId, outcome, ground, facts, ledByReport: true, decidedAt })
    .returning({ id: decisions.id });
  if (!decision) throw new Error("the demo's decision was not stored");
  return decision.id;
}

async function findSubject(tx: Transaction, ids: Ids, about: Report["about"]): Promise<Found> {
  const key = "message" in about ? about.message.from : "post" in about ? about.post : about.profile;
  const [person] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.id, ids.get(key) ?? ""));
  if (!person) throw new Error(`the demo content names nobody called ${key}`);
  const path = `/${person.userType}/${person.slug}`;
  const concerns = person.id;
  if ("profile" in about) return { subject: { kind: "profile", id: person.id, name: person.name, path, concerns } };
  if ("post" in about) {
    const ofPerson = eq(posts.userId, person.id);
    const [post] = await tx.select().from(posts).where(ofPerson).orderBy(desc(posts.createdAt)).limit(1);
    if (!post) throw new Error(`the demo has no post of ${key}`);
    const name = cutAt(post.content.replace(/\s+/g, " ").trim(), 60);
    return { subject: { kind: "post", id: `${post.id}`, name, path: `${path}#post-${post.id}`, concerns } };
  }
  const isTheirs = and(eq(messages.senderId, person.id), eq(messages.recipientId, ids.get(about.message.to) ?? ""));
  const [message] = await tx.select().from(messages).where(isTheirs).orderBy(desc(messages.id)).limit(1);
  if (!message) throw new Error(`the demo has no message of ${key}`);
  const at = message.createdAt.toISOString();
  return {
    subject: { kind: "message", id: `${message.id}`, name: person.name, path: null, concerns },
    excerpt: [{ from: "concerned", text: message.message ?? "", at, isReported: true }],
  };
}
