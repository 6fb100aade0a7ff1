import { and, eq, inArray, sql } from "drizzle-orm";
import { keepAccounts } from "~/db/account-deletions.server";
import { db } from "~/db/client.server";
import { profiles, workCredits, works } from "~/db/schema";
import { answerButton } from "~/http/failed-write.server";
import { creditsPath } from "../credits/credit";
import { pauseRequests } from "./credit-pauses.server";

const isOfMember = (memberId: string, id: number) => and(eq(workCredits.id, id), eq(workCredits.memberId, memberId));

/** Confirms a credit in a work that others can see. Returns false when nobody asks this any more. */
export async function confirmCredit(memberId: string, id: number): Promise<boolean> {
  const isShown = inArray(workCredits.workId, db.select({ id: works.id }).from(works).where(sql`${works.isPublic}`));
  const { rowCount } = await db
    .update(workCredits)
    .set({ state: "confirmed", stateSince: sql`now()`, askedAgain: false })
    .where(and(isOfMember(memberId, id), eq(workCredits.state, "asked"), isShown));
  return rowCount === 1 || isAnswered(memberId, id, "confirmed");
}

/**
 * Removes the name from the work, before or after a confirmation. The row stays, so that nobody asks again about this
 * work, and the creative can't ask the member about others for a while.
 */
export async function removeCredit(memberId: string, id: number): Promise<boolean> {
  const isRemoved = await db.transaction(async (tx) => {
    await keepAccounts(tx);
    const isTheirs = and(isOfMember(memberId, id), inArray(workCredits.state, ["asked", "confirmed"]));
    const [credit] = await tx
      .select({ workId: works.id, ownerId: works.userId, kind: workCredits.kind, name: workCredits.name })
      .from(workCredits)
      .innerJoin(works, eq(works.id, workCredits.workId))
      .where(isTheirs);
    if (!credit) return false;
    // The creative may be saving the work, and either account may be about to be deleted: all lock the accounts first.
    const isSide = inArray(profiles.id, [credit.ownerId, memberId]);
    await tx.select({ id: profiles.id }).from(profiles).where(isSide).orderBy(profiles.id).for("no key update");
    const { rowCount } = await tx
      .update(workCredits)
      .set({ state: "refused", stateSince: sql`now()`, askedAgain: false, name: null, role: null })
      .where(isTheirs);
    if (rowCount !== 1) return false;
    if (credit.kind === "client" && credit.name)
      await tx
        .update(works)
        .set({ client: null })
        .where(and(eq(works.id, credit.workId), eq(works.client, credit.name)));
    await pauseRequests(tx, credit.ownerId, memberId);
    return true;
  });
  return isRemoved || isAnswered(memberId, id, "refused");
}

/** Two clicks are one answer. */
const isAnswered = async (memberId: string, id: number, state: "confirmed" | "refused") =>
  (await db.$count(workCredits, and(isOfMember(memberId, id), eq(workCredits.state, state)))) > 0;

interface Answer {
  does: () => Promise<boolean>;
  done: string;
  failed: string;
}

const gone =
  "Diese Nennung gibt es so nicht mehr. Sie wurde geändert oder entfernt, oder die Arbeit ist nicht mehr zu sehen. Die Liste zeigt, was jetzt gilt.";

export const answerCredit = (request: Request, { does, done, failed }: Answer) =>
  answerButton(request, creditsPath, { title: failed }, async () => {
    if (await does()) return { title: done, kind: "success" };
    // Not 404: the router loads the list again only after an answer that is no failure.
    return { title: failed, kind: "error", description: gone };
  });
