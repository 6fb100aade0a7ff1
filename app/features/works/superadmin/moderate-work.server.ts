import { eq } from "drizzle-orm";
import { data } from "react-router";
import { recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import { actNotice } from "~/audit/notices";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { workPath } from "../work";

/** Returns false when the work is already in this state, so that nobody gets a second mail. */
export function setWorkHidden(
  viewer: Viewer,
  id: number | null,
  hidden: boolean,
  reason: string,
  basis: Basis = {},
): Promise<boolean> {
  return (basis.on ?? db).transaction(async (tx) => {
    const [found] = await tx
      .select({ work: works, name: profiles.name, email: profiles.email, slug: profiles.slug })
      .from(works)
      .innerJoin(profiles, eq(profiles.id, works.userId))
      .where(eq(works.id, id ?? 0))
      .for("update", { of: works });
    if (!found) throw data(null, { status: 404 });
    const { work, name, email, slug } = found;
    if (work.hidden === hidden) return false;
    await tx.update(works).set({ hidden }).where(eq(works.id, work.id));
    const act = hidden ? "work.hide" : "work.show";
    const { userId: concerns, title } = work;
    await recordAct(tx, viewer, { action: act, subject: { type: "work", id: work.id, name: title }, concerns, reason });
    const path = workPath(slug, work.slug);
    const subject = { kind: "work" as const, id: `${work.id}`, name: title, path, concerns };
    const decided = { outcome: "hide" as const, subject, facts: reason, ...basis };
    const statement = hidden ? await recordDecision(tx, viewer, decided) : undefined;
    const what = `Ihre Arbeit „${title}“`;
    if (!basis.isTold) await sendMail(tx, email, actNotice({ name, act, what, reason, statement }, settings));
    return true;
  });
}
