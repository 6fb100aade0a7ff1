import { eq, sql } from "drizzle-orm";
import { actMail } from "~/audit/act-mails";
import { profileTransaction, recordAct } from "~/audit/audit.server";
import type { Basis, Undone } from "~/audit/basis";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db } from "~/db/client.server";
import { decisions, profiles, type RemovedPart } from "~/db/schema";
import { dropFiles, keysOf } from "~/images/pictures.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { refreshProfile } from "~/search-index/refresh.server";
import { settings } from "~/settings.server";
import { decideAboutPart } from "./moderate-profile.server";

type Part = RemovedPart["part"];

const parts = {
  bio: { action: "profile.text-remove", label: "Beschreibung" },
  avatarUrl: { action: "profile.avatar-remove", label: "Profilbild" },
} as const satisfies Record<Part, unknown>;

const actOn = (id: string, name: string) => ({ subject: { type: "profile" as const, id, name }, concerns: id });

/**
 * Takes the text or the portrait out of a profile. What was taken is stored with the decision, so that an objection can bring
 * it back; only its owner and superadmins can open the file. Returns false when there is nothing to take.
 */
export function removePart(viewer: Viewer, id: string, part: Part, reason: string, basis: Basis): Promise<boolean> {
  return profileTransaction({ id }, async (tx, profile) => {
    const { name, email, [part]: value } = profile;
    if (!value) return false;
    const { action, label } = parts[part];
    await tx
      .update(profiles)
      .set({ [part]: null, updatedAt: new Date() })
      .where(eq(profiles.id, id));
    await refreshProfile(tx, id);
    const facts = { before: { [label]: value }, after: { [label]: null }, reason };
    await recordAct(tx, viewer, { action, ...actOn(id, name), ...facts });
    const statement = await decideAboutPart(tx, viewer, profile, reason, { ...basis, removed: { part, value } });
    await sendMail(tx, ownAddress({ email }), actMail({ name, act: action, reason, statement }, settings));
    return true;
  });
}

/** Puts back what a decision took, unless its owner has put something else there since. */
export async function putPartBack(
  viewer: Viewer,
  decisionId: string,
  reason: string,
  on: Connection = db,
): Promise<Undone> {
  const { removed } = decisions;
  const isIt = sql`${decisions.id} = ${decisionId}`;
  const [found] = await on
    .select({ removed, id: sql<string>`(select concerns from report_subjects where id = ${decisions.subjectId})` })
    .from(decisions)
    .where(isIt);
  if (!found?.removed) return false;
  const { part, value } = found.removed;
  return profileTransaction({ id: found.id, on: on }, async (tx, profile) => {
    await tx.update(decisions).set({ removed: null }).where(isIt);
    if (profile[part]) {
      if (part === "avatarUrl") await dropFiles(tx, keysOf(value));
      return "replaced";
    }
    const { id, name } = profile;
    await tx
      .update(profiles)
      .set({ [part]: value, updatedAt: new Date() })
      .where(eq(profiles.id, id));
    await refreshProfile(tx, id);
    const { label } = parts[part];
    const facts = { before: { [label]: null }, after: { [label]: value }, reason };
    await recordAct(tx, viewer, { action: "profile.part-back", ...actOn(id, name), ...facts });
    return true;
  });
}
