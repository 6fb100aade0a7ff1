import { eq } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { profileTransaction, recordAct, refuseAboutOneself } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { blocking, recordDecision, revokeDecisions } from "~/audit/decisions.server";
import type { Viewer } from "~/auth/viewer";
import { notifyAccountGone } from "~/conversations/account-goes.server";
import type { Transaction } from "~/db/client.server";
import { type ProfileStatus, profiles, type RemovedPart, sessions } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { profilePath } from "../profile";
import { canBlock } from "./moderation";

type Profile = typeof profiles.$inferSelect;

function subjectOf({ id, name, userType, slug }: Profile) {
  return { kind: "profile" as const, id, name, path: profilePath(userType, slug), concerns: id };
}

/** Records that a part of a profile was removed or changed. Returns what the statement of reasons says. */
export const decideAboutPart = (
  tx: Transaction,
  viewer: Viewer,
  profile: Profile,
  facts: string,
  basis: Basis & { removed?: RemovedPart },
) => recordDecision(tx, viewer, { outcome: "part", subject: subjectOf(profile), facts, ...basis });

/** Blocks a profile and ends its sessions immediately. Returns false when it is already blocked or must not be blocked. */
export function blockProfile(viewer: Viewer, id: string, reason: string, basis: Basis = {}): Promise<boolean> {
  return profileTransaction({ id, on: basis.on }, async (tx, profile) => {
    const { name, email, profileStatus } = profile;
    if (!canBlock(viewer, profile) || profileStatus === "blocked") return false;
    // It locks the calls in their order, before the database hides those of the account with it.
    await notifyAccountGone(tx, id, "blocked");
    await tx
      .update(profiles)
      .set({ profileStatus: "blocked", statusBeforeBlock: profileStatus, updatedAt: new Date() })
      .where(eq(profiles.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordAct(tx, viewer, {
      action: "profile.block",
      subject: { type: "profile", id, name },
      concerns: id,
      before: { Status: profileStatus },
      after: { Status: "blocked" satisfies ProfileStatus },
      reason,
    });
    const subject = subjectOf(profile);
    const statement = await recordDecision(tx, viewer, { outcome: "block", subject, facts: reason, ...basis });
    await sendMail(tx, ownAddress({ email }), actMail({ name, act: "profile.block", reason, statement }, settings));
    return true;
  });
}

/** Restores the status from before the block, because the person may have hidden their profile. */
export function unblockProfile(viewer: Viewer, id: string, reason: string, basis: Basis = {}): Promise<boolean> {
  return profileTransaction({ id, on: basis.on }, async (tx, profile) => {
    if (profile.profileStatus !== "blocked") return false;
    const profileStatus = profile.statusBeforeBlock ?? "active";
    await tx
      .update(profiles)
      .set({ profileStatus, statusBeforeBlock: null, updatedAt: new Date() })
      .where(eq(profiles.id, id));
    const { name, email } = profile;
    await recordAct(tx, viewer, {
      action: "profile.unblock",
      subject: { type: "profile", id, name },
      concerns: id,
      before: { Status: "blocked" satisfies ProfileStatus },
      after: { Status: profileStatus },
      reason,
    });
    await revokeDecisions(tx, blocking(id));
    if (!basis.isTold)
      await sendMail(tx, ownAddress({ email }), actMail({ name, act: "profile.unblock", reason }, settings));
    return true;
  });
}

/** Recommends a creative until a day; null ends the recommendation. */
export function recommendProfile(viewer: Viewer, id: string, featuredUntil: string | null): Promise<void> {
  return profileTransaction({ id }, async (tx, profile) => {
    if (profile.userType !== "kreative") throw data(null, { status: 404 });
    if (!viewer.isSuperadmin) refuseAboutOneself(viewer, id);
    await tx
      .update(profiles)
      .set({ featured: featuredUntil !== null, featuredUntil })
      .where(eq(profiles.id, id));
    await recordAct(tx, viewer, {
      action: featuredUntil ? "profile.feature" : "profile.unfeature",
      subject: { type: "profile", id, name: profile.name },
      concerns: id,
      before: { "empfohlen bis": profile.featured ? (profile.featuredUntil ?? "ohne Ende") : null },
      after: { "empfohlen bis": featuredUntil },
    });
  });
}
