import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { profileTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { deleteAccount } from "../own/delete-account.server";
import { canDelete } from "./moderation";

/**
 * Deletes an account that its owner asked to delete, exactly as the owner would, and tells them. Returns false when there
 * is no such account.
 */
export function deleteOnRequest(viewer: Viewer, id: string, reason: string): Promise<boolean> {
  return deleteAccount(id, (deletion) =>
    profileTransaction({ id, on: deletion }, async (tx, profile) => {
      if (!canDelete(viewer, profile)) throw data(null, { status: 403 });
      const { name } = profile;
      await recordAct(tx, viewer, {
        action: "profile.delete",
        subject: { type: "profile", id, name },
        concerns: id,
        reason,
      });
      await sendMail(tx, ownAddress(profile), actMail({ name, act: "profile.delete", reason }, settings));
    }),
  );
}
