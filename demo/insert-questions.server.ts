import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, callQuestions } from "~/db/schema";
import { questions } from "./content/questions";
import { hoursBack } from "./moments";

/** Inserts the demo's questions about calls. `ids` are the accounts by key. */
export async function insertQuestions(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { call: title, asker, question, answer, hoursAgo } of questions) {
    const isIt = eq(ausschreibungen.title, title);
    const [call] = await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isIt);
    const askerId = ids.get(asker);
    if (!call || !askerId) throw new Error(`the demo has no call or person for the question of ${asker}`);
    await tx.insert(callQuestions).values({
      ...{ ausschreibungId: call.id, askerId, question, answer, createdAt: hoursBack(hoursAgo) },
      answeredAt: answer === null ? null : hoursBack(hoursAgo - 6),
    });
  }
}
