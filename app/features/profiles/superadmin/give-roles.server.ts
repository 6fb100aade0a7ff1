import { eq } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { profileTransaction, recordAct } from "~/audit/audit.server";
import { roleLabels, rolesText } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import { profiles, type Role } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { canGiveRoles } from "./moderation";

interface Choice {
  /** The roles that the form showed. */
  seen: Role[];
  chosen: Role[];
}

/** Changes what was changed in the form alone, because somebody else may have given or removed others meanwhile. */
const rolesAfter = (held: Role[], { seen, chosen }: Choice) =>
  (Object.keys(roleLabels) as Role[]).filter((role) =>
    (seen.includes(role) === chosen.includes(role) ? held : chosen).includes(role),
  );

/**
 * Gives and removes roles between member and superadmin. A removed role ends with the next request, because each
 * request reads the roles. Returns false when the person already has exactly these.
 */
export function giveRoles(viewer: Viewer, id: string, choice: Choice): Promise<boolean> {
  return profileTransaction({ id }, async (tx, profile) => {
    if (!canGiveRoles(viewer, profile)) throw data(null, { status: 403 });
    const { name, email } = profile;
    const roles = rolesAfter(profile.roles, choice);
    const [before, after] = [rolesText(profile.roles), rolesText(roles)];
    if (before === after) return false;
    await tx.update(profiles).set({ roles, updatedAt: new Date() }).where(eq(profiles.id, id));
    await recordAct(tx, viewer, {
      action: "profile.roles",
      subject: { type: "profile", id, name },
      concerns: id,
      before: { Rollen: before },
      after: { Rollen: after },
    });
    await sendMail(tx, ownAddress({ email }), actMail({ name, act: "profile.roles", title: after }, settings));
    return true;
  });
}
