import { storeSubject } from "../../app/audit/subjects.server";
import type { Connection } from "../../app/db/client.server";
import { callQuestions } from "../../app/db/schema";
import { createCallOf } from "./calls";
import { createCompany, createPerson } from "./people";

/** Stores a question about a call. */
export async function createQuestion(
  on: Connection,
  call: { id: number },
  asker: { id: string },
  values: Partial<typeof callQuestions.$inferInsert> = {},
) {
  const [question] = await on
    .insert(callQuestions)
    .values({ question: "Welches Format?", ...values, ausschreibungId: call.id, askerId: asker.id })
    .returning();
  if (!question) throw new Error("The question was not stored");
  return { ...question, path: `/fragen/${question.id}` };
}

/** A question that a superadmin has hidden, with what was reported of it. */
export async function createHiddenQuestion(on: Connection) {
  const [call, asker] = [await createCallOf(on, await createCompany(on)), await createPerson(on)];
  const { id } = await createQuestion(on, call, asker, { hidden: true });
  const subjectId = await storeSubject(on, {
    ...{ kind: "question", id, name: "Welches Format?" },
    ...{ path: call.path, concerns: asker.id },
  });
  return { id, subjectId };
}
