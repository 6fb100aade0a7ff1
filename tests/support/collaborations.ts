import { storeSubject } from "../../app/audit/subjects.server";
import type { Connection } from "../../app/db/client.server";
import { collaborations } from "../../app/db/schema";
import { createCallOf } from "./calls";
import { createOffer } from "./offers";
import { createCompany, createPerson, type Person } from "./people";

/** An order whose delivery is accepted. */
export async function createAcceptedOrder(on: Connection, company: Person, creative: Person) {
  const [deliveredAt, acceptedAt] = [new Date(Date.now() - 86_400_000), new Date()];
  const done = { state: "confirmed", deliveredAt, acceptedAt, acceptedBy: "company" } as const;
  const { id, path } = await createOffer(on, await createCallOf(on, company), creative, done);
  return { id, path: `${path}/auftrag` };
}

/** What one says about another after an order of the two. */
export async function createCollaboration(
  on: Connection,
  author: Person,
  subject: Person,
  values: Partial<typeof collaborations.$inferInsert> = {},
) {
  const [company, creative] = author.userType === "unternehmen" ? [author, subject] : [subject, author];
  const order = await createAcceptedOrder(on, company, creative);
  const [stored] = await on
    .insert(collaborations)
    .values({
      ...{ sentence: "Pünktlich und klar.", state: "shown", ...values },
      ...{ offerId: order.id, authorId: author.id, subjectId: subject.id },
    })
    .returning();
  if (!stored) throw new Error("The sentence was not stored");
  return { ...stored, orderPath: order.path, page: `/${subject.userType}/${subject.slug}` };
}

/** An answer to a sentence that a superadmin has hidden, with what was reported of it. */
export async function createHiddenAnswer(on: Connection) {
  const [author, subject] = [await createCompany(on), await createPerson(on)];
  const { id, page } = await createCollaboration(on, author, subject, { answer: "Gern wieder.", answerHidden: true });
  const subjectId = await storeSubject(on, {
    kind: "answer",
    id,
    name: "Gern wieder.",
    path: page,
    concerns: subject.id,
  });
  return { id, subjectId };
}

/** A sentence that a superadmin has hidden, with what was reported of it. */
export async function createHiddenCollaboration(on: Connection) {
  const [author, subject] = [await createCompany(on), await createPerson(on)];
  const { id, page } = await createCollaboration(on, author, subject, { hidden: true });
  const subjectId = await storeSubject(on, {
    ...{ kind: "collaboration", id, name: "Pünktlich und klar." },
    ...{ path: page, concerns: author.id },
  });
  return { id, subjectId };
}
