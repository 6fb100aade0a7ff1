import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { ausschreibungen, callQuestions } from "~/db/schema";
import { questions } from "./content/questions";

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

/** Inserts the demo's questions about calls. `ids` are the accounts by key. */
export async function insertQuestions(tx: Transaction, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { call: title, asker, question, answer, hoursAgo } of questions) {
    const isIt = eq(ausschreibungen.title, title);
    const [call] = await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isIt);
    const askerId = ids.get(asker);
    if (!call || !askerId) throw new Error(`the demo has no call or person for the question of ${asker}`);
    await tx.insert(callQuestions).values({
      ...{ ausschreibungId: call.id, askerId, question, answer, createdAt: ago(hoursAgo) },
      answeredAt: answer === null ? null : ago(hoursAgo - 6),
    });
  }
}
