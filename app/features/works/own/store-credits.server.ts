import { and, eq, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { profiles, workCredits } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { creditsPath } from "../credits/credit";
import { creditMail } from "../credits/credit-mail";
import { pausedFor } from "./credit-pauses.server";
import { canBeAskedBy } from "./find-member.server";
import type { PlannedCredit } from "./plan-credits.server";

interface Work {
  id: number;
  title: string;
  /** Members are asked once they can see what they are named in. */
  isPublic: boolean;
}

/**
 * Stores the credits of a work and asks the members among them. A member who was asked about other words is asked
 * again, so that a confirmation never applies to later words. It comes after all writes of the work, whose triggers end
 * the confirmations of what was there before.
 */
export async function storeCredits(
  tx: Transaction,
  owner: { id: string; name: string },
  work: Work,
  planned: PlannedCredit[],
): Promise<void> {
  const existingMembers = planned.flatMap(({ existing, member }) => (existing && member ? member.id : []));
  const isOfWork = eq(workCredits.workId, work.id);
  const isDropped = or(isNull(workCredits.memberId), notInArray(workCredits.memberId, existingMembers));
  await tx.delete(workCredits).where(and(isOfWork, ne(workCredits.state, "refused"), isDropped));
  for (const [position, credit] of planned.entries()) {
    const { kind, name, role, member, existing, isAskedAlready } = credit;
    const asksNow = member !== null && work.isPublic && (!existing || existing.state === "planned");
    const asked = { state: "asked" as const, stateSince: sql`now()` };
    let isAgain = false;
    let asks = asksNow && !isAskedAlready;
    if (existing && member) {
      const isThis = and(isOfWork, eq(workCredits.memberId, member.id));
      const [row] = await tx
        .update(workCredits)
        .set({ position, ...(asksNow ? asked : work.isPublic ? {} : { state: plannedIfFallen }) })
        .where(isThis)
        .returning({ askedAgain: workCredits.askedAgain, hasFallen });
      isAgain = row?.askedAgain === true;
      asks ||= work.isPublic && row?.hasFallen === true && (await canBeAsked(tx, owner.id, member.id));
    } else if (kind === "contributor" || member) {
      const state = member ? ("planned" as const) : ("named" as const);
      const memberId = member?.id ?? null;
      await tx
        .insert(workCredits)
        .values({ workId: work.id, position, kind, name, role, memberId, state, ...(asksNow ? asked : {}) });
    }
    if (member && asks) await askMember(tx, owner, work, { ...credit, member, isAgain });
  }
}

/** Whether the write of the work has just ended this confirmation. */
const hasFallen = sql<boolean>`(${workCredits.askedAgain} and ${workCredits.stateSince} = now())`;
const plannedIfFallen = sql`case when ${hasFallen} then 'planned' else ${workCredits.state} end`;

/** A member who had confirmed gets a new request in any case, but a mail only if the creative may ask. */
async function canBeAsked(tx: Transaction, ownerId: string, memberId: string): Promise<boolean> {
  const isFree = sql`${profiles.isPublic} and ${canBeAskedBy(ownerId)} and ${pausedFor(tx, ownerId)} is null`;
  return (await tx.$count(profiles, and(eq(profiles.id, memberId), isFree))) > 0;
}

type Request = PlannedCredit & { member: { id: string; name: string }; isAgain: boolean };

async function askMember(
  tx: Transaction,
  owner: { id: string; name: string },
  { title }: Work,
  { kind, role, member, isAgain }: Request,
): Promise<void> {
  await countWrite(tx, "credit-request", owner.id);
  await countWrite(tx, "credit-request-person", owner.id, member.id);
  const url = `${settings.siteUrl}${creditsPath}`;
  const mail = creditMail({ memberName: member.name, ownerName: owner.name, title, kind, role, isAgain, url });
  await sendMailOfKind(tx, "nennungen", member.id, mail);
}
