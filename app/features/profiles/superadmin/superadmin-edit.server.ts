import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import { data } from "react-router";
import { actMail } from "~/audit/act-mails";
import { aboutOneself, changesBetween } from "~/audit/acts";
import { type ActTransaction, profileTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db, violatedConstraint } from "~/db/client.server";
import { findSlugAfterRename } from "~/db/profile-slugs.server";
import { profiles } from "~/db/schema";
import { columnsOf, type ProfileColumns } from "~/features/profiles/profile-fields";
import { partsOf, profileLabels } from "~/features/profiles/profile-parts";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { mayOverwrite, type Seen, seenIn } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { refreshProfile } from "~/search-index/refresh.server";
import { settings } from "~/settings.server";
import { decideAboutPart } from "./moderate-profile.server";
import { type SuperadminEdit, superadminEditSchema } from "./superadmin-edit";

const failed = "Fehler beim Speichern des Profils";

export async function editProfile(viewer: Viewer, id: string, form: FormData) {
  const [known] = await db.select({ userType: profiles.userType }).from(profiles).where(eq(profiles.id, id));
  if (!known) throw data(null, { status: 404 });
  const submission = parseWithZod(form, { schema: superadminEditSchema(known.userType) });
  if (submission.status !== "success") return refused(submission.reply(), { title: failed });
  if (id === viewer.id && submission.value.reason) {
    const fieldErrors = { reason: [`${aboutOneself.text} Lassen Sie den Grund leer.`] };
    return refused(submission.reply({ fieldErrors }), { title: failed }, 403);
  }
  const seen = seenIn(form, "Das Profil wurde inzwischen geändert");
  try {
    await profileTransaction({ id }, (tx, profile) => writeEdit(tx, viewer, profile, submission.value, seen));
  } catch (error) {
    if (violatedConstraint(error) === "profiles_name_unique") {
      const text = "Dieser Name ist bereits vergeben";
      return refused(submission.reply({ fieldErrors: { name: [text] } }), { title: failed, text }, 409);
    }
    return formFailed(submission.reply(), error, "a superadmin's edit could not be saved", { title: failed });
  }
  return redirectWithToast(`/admin/profile/${id}`, { title: "Profil erfolgreich aktualisiert" });
}

async function writeEdit(
  tx: ActTransaction,
  viewer: Viewer,
  profile: typeof profiles.$inferSelect,
  edit: SuperadminEdit,
  seen: Seen,
): Promise<void> {
  const { id } = profile;
  const { reason, ground, ...form } = edit;
  const values = columnsOf(profile.userType, form);
  const typed = partsOf(profile.userType, { ...profile, ...values });
  if (!mayOverwrite(seen, partsOf(profile.userType, profile), typed)) return;
  await tx
    .update(profiles)
    .set({
      ...values,
      slug: await findSlugAfterRename(tx, profile, values.name),
      updatedAt: new Date(),
    })
    .where(eq(profiles.id, id));
  await refreshProfile(tx, id);
  const [before, after] = [labelled(profile), labelled({ ...profile, ...values })];
  await recordAct(tx, viewer, {
    action: "profile.edit",
    subject: { type: "profile", id, name: values.name },
    concerns: id,
    reason,
    before,
    after,
  });
  const changed = changesBetween(before, after).map(({ field }) => field);
  if (changed.length === 0) return;
  const statement = reason ? await decideAboutPart(tx, viewer, profile, reason, { ground }) : undefined;
  const told = { name: values.name, act: "profile.edit" as const, title: changed.join(", "), reason, statement };
  if (id !== viewer.id) await sendMail(tx, ownAddress(profile), actMail(told, settings));
}

const labelled = (profile: typeof profiles.$inferSelect) =>
  Object.fromEntries(
    Object.entries(profileLabels).map(([name, label]) => [label, profile[name as keyof ProfileColumns]]),
  );
