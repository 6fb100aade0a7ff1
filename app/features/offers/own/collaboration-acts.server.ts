import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { collaborations } from "~/db/schema";
import type { Collaboration, Collaborations } from "~/features/offers/collaboration/collaboration";
import { collaborationMails } from "~/features/offers/collaboration/collaboration-mails";
import { countWrite } from "~/http/rate-limit.server";
import type { Decided } from "./gate.server";
import { stateOf, tellOther } from "./order-acts.server";
import { actOnOrder, done, refuse } from "./order-gate.server";

const gone = "Dieser Satz wurde inzwischen zurückgezogen.";
const notShown = "Antworten können Sie auf einen Satz, der auf Ihrem Profil steht.";

const answerIsHidden =
  "Unser Team hat Ihre Antwort ausgeblendet. Solange das gilt, lässt sie sich nicht ändern. Warum, steht in der E-Mail dazu.";

const isBy = (offerId: string, authorId: string) =>
  and(eq(collaborations.offerId, offerId), eq(collaborations.authorId, authorId));

/** The sentence about this person that they have read, if it has not changed. */
const isAbout = (offerId: string, viewerId: string, id: string | null) =>
  and(
    eq(collaborations.offerId, offerId),
    eq(collaborations.subjectId, viewerId),
    id ? eq(collaborations.id, id) : isNull(collaborations.id),
    isNotNull(collaborations.sentence),
  );

/** Says in a sentence that one has worked with the other side, who is asked whether to show it. */
export const writeSentence = (viewerId: string, offerId: string, sentence: string): Promise<Decided> =>
  actOnOrder(viewerId, offerId, { isLeading: true }, async (tx, opened) => {
    if (stateOf(opened.offer) !== "accepted") return refuse("Das geht, sobald die Lieferung angenommen ist.");
    const [stored] = await tx
      .insert(collaborations)
      .values({ offerId, authorId: viewerId, subjectId: opened.other.id, sentence })
      .onConflictDoNothing()
      .returning({ id: collaborations.id });
    if (!stored) {
      const [before] = await tx.select().from(collaborations).where(isBy(offerId, viewerId));
      return before?.sentence === sentence ? done : refuse("Zu diesem Auftrag gibt es schon einen Satz von Ihnen.");
    }
    await countWrite(tx, "collaboration", viewerId, offerId);
    await tellOther(tx, opened, {
      text: "Zusammenarbeit bestätigt, ein Satz wartet auf Zustimmung",
      mail: (facts) => collaborationMails.written(facts, sentence),
    });
    return { isNew: true };
  });

/** Shows on this person's profile what the other side says. */
export const showSentence = (viewerId: string, offerId: string, id: string | null): Promise<Decided> =>
  actOnOrder(viewerId, offerId, { isLeading: true }, async (tx, opened) => {
    const isIt = isAbout(offerId, viewerId, id);
    const [before] = await tx.select({ state: collaborations.state }).from(collaborations).where(isIt);
    if (!before) return refuse(gone);
    if (before.state === "shown") return done;
    await tx.update(collaborations).set({ state: "shown" }).where(isIt);
    if (before.state === "asked")
      await tellOther(tx, opened, { text: "Der Satz zur Zusammenarbeit wird gezeigt", mail: collaborationMails.shown });
    return { isNew: true };
  });

/** Keeps what the other side says from the own profile, or removes it. Nobody gets a mail. */
export const hideSentence = (viewerId: string, offerId: string, id: string | null): Promise<Decided> =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx) => {
    const isIt = isAbout(offerId, viewerId, id);
    const [hidden] = await tx
      .update(collaborations)
      .set({ state: "declined" })
      .where(isIt)
      .returning({ id: collaborations.id });
    return hidden ? { isNew: true } : refuse(gone);
  });

/** Answers what the other side says; without a text the answer goes. */
export const answerSentence = (
  viewerId: string,
  offerId: string,
  id: string | null,
  answer: string | null,
): Promise<Decided> =>
  actOnOrder(viewerId, offerId, { isLeading: answer !== null }, async (tx, opened) => {
    const isIt = isAbout(offerId, viewerId, id);
    const { answer: stored, answerHidden, isShown } = collaborations;
    const [before] = await tx
      .select({ answer: stored, answerHidden, isShown })
      .from(collaborations)
      .where(isIt)
      .for("update");
    if (!before) return refuse(gone);
    if (before.answer === answer) return done;
    if (before.answerHidden) return refuse(answerIsHidden);
    if (answer !== null && !before.isShown) return refuse(notShown);
    if (answer !== null) await countWrite(tx, "collaboration", viewerId, offerId);
    await tx.update(collaborations).set({ answer }).where(isIt);
    if (answer !== null && before.answer === null)
      await tellOther(tx, opened, {
        text: "Auf den Satz zur Zusammenarbeit geantwortet",
        mail: (facts) => collaborationMails.answered(facts, answer),
      });
    return { isNew: true };
  });

/** Takes the own sentence back. After a refusal, and while a superadmin hides it or its answer, there is no second one. */
export const withdrawSentence = (viewerId: string, offerId: string): Promise<Decided> =>
  actOnOrder(viewerId, offerId, { isLeading: false }, async (tx) => {
    const isIt = isBy(offerId, viewerId);
    const { state, hidden, answerHidden } = collaborations;
    const wasFine = and(ne(state, "declined"), eq(hidden, false), eq(answerHidden, false));
    await tx.delete(collaborations).where(and(isIt, wasFine));
    await tx.update(collaborations).set({ sentence: null, answer: null }).where(isIt);
    return { isNew: true };
  });

const { id, sentence, answer, state, hidden, answerHidden, authorId } = collaborations;

/** What the two sides of an order have said about each other, for one of them. */
export async function findCollaborations(offerId: string, viewerId: string): Promise<Collaborations> {
  const rows = await db
    .select({ id, sentence, answer, state, hidden, answerHidden, authorId })
    .from(collaborations)
    .where(eq(collaborations.offerId, offerId));
  const without = ({ authorId: _, ...row }: (typeof rows)[number]): Collaboration => row;
  const own = rows.find((row) => row.authorId === viewerId);
  const other = rows.find((row) => row.authorId !== viewerId && row.sentence !== null);
  /** A hidden answer is seen by its author alone. */
  const withShownAnswer = (row: Collaboration) => ({ ...row, answer: row.answerHidden ? null : row.answer });
  return { own: own ? withShownAnswer(without(own)) : null, other: other ? without(other) : null };
}
