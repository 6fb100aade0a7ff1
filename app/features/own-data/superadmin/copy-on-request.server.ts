import { eq } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { profiles } from "~/db/schema";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { askForExport, getArchive } from "../own/exports.server";

/** Asks for a copy of a person's data at their request, through the same job as their own copy, and tells them. */
export function copyOnRequest(viewer: Viewer, id: string, reason: string): Promise<void> {
  return actTransaction(viewer, async (tx) => {
    const [person] = await tx
      .select({ name: profiles.name, email: profiles.email })
      .from(profiles)
      .where(eq(profiles.id, id));
    if (!person) throw data(null, { status: 404 });
    await askForExport(tx, id, viewer.id);
    const subject = { type: "profile" as const, id, name: person.name };
    await recordAct(tx, viewer, { action: "profile.copy", subject, concerns: id, reason });
    await sendMail(tx, ownAddress(person), actMail({ name: person.name, act: "profile.copy", reason }, settings));
  });
}

/** The copy that this superadmin asked for. Each download is logged. */
export async function fetchCopyOnRequest(viewer: Viewer, person: { id: string; name: string }): Promise<Buffer> {
  const archive = await getArchive(person.id, viewer.id);
  const subject = { type: "profile" as const, ...person };
  await actTransaction(viewer, (tx) =>
    recordAct(tx, viewer, { action: "profile.copy-fetch", subject, concerns: person.id }),
  );
  return archive;
}
