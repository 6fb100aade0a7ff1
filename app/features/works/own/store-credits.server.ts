import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { workCredits } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { sendMailOfKind } from "~/mail/mail-of-kind.server";
import { settings } from "~/settings.server";
import { creditsPath } from "../credits/credit";
import { creditMail } from "../credits/credit-mail";
import type { PlannedCredit } from "./plan-credits.server";

interface Work {
  id: number;
  title: string;
  /** Members are asked once they can see what they are named in. */
  isPublic: boolean;
}

/**
 * Stores the credits of a work and asks the members among them. Whoever was asked about other words is asked anew, so
 * that nobody's confirmation stands under words that came later.
 */
export async function storeCredits(
  tx: Transaction,
  owner: { id: string; name: string },
  work: Work,
  planned: PlannedCredit[],
): Promise<void> {
  const keptIds = planned.flatMap(({ kept }) => kept?.id ?? []);
  const isOfWork = eq(workCredits.workId, work.id);
  await tx
    .delete(workCredits)
    .where(and(isOfWork, ne(workCredits.state, "refused"), notInArray(workCredits.id, keptIds)));
  for (const [position, { kind, name, role, member, kept, isAskedAlready }] of planned.entries()) {
    const asksNow = member !== null && work.isPublic && (!kept || kept.state === "planned");
    const asked = { state: "asked" as const, stateSince: sql`now()` };
    if (kept) {
      await tx
        .update(workCredits)
        .set({ position, ...(asksNow ? asked : {}) })
        .where(eq(workCredits.id, kept.id));
    } else if (kind === "contributor" || member) {
      const state = member ? ("planned" as const) : ("named" as const);
      const memberId = member?.id ?? null;
      await tx
        .insert(workCredits)
        .values({ workId: work.id, position, kind, name, role, memberId, state, ...(asksNow ? asked : {}) });
    }
    if (!asksNow || isAskedAlready) continue;
    await countWrite(tx, "credit-request", owner.id);
    await countWrite(tx, "credit-request-person", owner.id, member.id);
    const url = `${settings.siteUrl}${creditsPath}`;
    const { title } = work;
    const mail = creditMail({ memberName: member.name, ownerName: owner.name, title, kind, role, url });
    await sendMailOfKind(tx, "nennungen", member.id, mail);
  }
}
