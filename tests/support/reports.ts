import type { Connection } from "../../app/db/client.server";
import { reportSubjects, reports } from "../../app/db/schema";

/** Stores a report of a post, which waits for a decision. */
export async function createReport(
  on: Connection,
  post: { id: number; userId: string; content: string },
  values: Partial<typeof reports.$inferInsert> = {},
) {
  const [subject] = await on
    .insert(reportSubjects)
    .values({ kind: "post", contentId: `${post.id}`, name: post.content, path: "/feed", concerns: post.userId })
    .onConflictDoUpdate({ target: [reportSubjects.kind, reportSubjects.contentId], set: { name: post.content } })
    .returning();
  const [report] = await on
    .insert(reports)
    .values({ reason: "insult", text: "Das ist beleidigend.", ...values, subjectId: subject?.id ?? "" })
    .returning();
  if (!report) throw new Error("The report was not stored");
  return report;
}
