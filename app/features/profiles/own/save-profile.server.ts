import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import type { Viewer } from "~/auth/viewer";
import { db, violatedConstraint } from "~/db/client.server";
import { searchAgents } from "~/db/schema";
import { type ProfileForm, profileSchema } from "~/features/profiles/profile-form";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { orNull } from "~/http/or-empty.server";
import { type Seen, seenIn } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import { type Outcome, updateProfile } from "./own-profile.server";

const nameTaken = "Dieser Name ist bereits vergeben";

const failed = { title: "Fehler beim Aktualisieren des Profils" };

const linkSent = "Bitte bestätigen Sie die Kontaktadresse mit dem Link, den wir dorthin gesendet haben.";

export async function saveProfile(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const refuseName = () => refused(submission.reply({ fieldErrors: { name: [nameTaken] } }));
  const seen = seenIn(form, "Ihr Profil wurde inzwischen geändert");
  try {
    const outcome = await trySave(viewer, submission.value, seen);
    if (outcome === "name taken") return refuseName();
    const description = outcome === "link sent" ? linkSent : await tipFor(viewer, submission.value);
    return redirectWithToast("/profil", { title: "Profil erfolgreich aktualisiert", description });
  } catch (error) {
    if (violatedConstraint(error) === "profiles_name_unique") return refuseName();
    return formFailed(submission.reply(), error, "could not save a profile", failed);
  }
}

const agentTip =
  "Unter „Suchaufträge“ liegt ein Vorschlag aus Ihrem Profil bereit: So erfahren Sie von passenden Ausschreibungen.";

/** When the profile is complete, its owner is offered a stored search that fits it. */
async function tipFor({ id, userType }: Viewer, { skills, location }: ProfileForm): Promise<string | undefined> {
  if (userType !== "kreative" || skills.length === 0 || !location) return undefined;
  const hasAgents = await orNull(
    async () => (await db.$count(searchAgents, eq(searchAgents.profileId, id))) > 0,
    "the stored searches",
  );
  return hasAgents === false ? agentTip : undefined;
}

/** When two people take one slug at the same moment, the second tries the next one. */
async function trySave(viewer: Viewer, form: ProfileForm, seen: Seen, triesLeft = 3): Promise<Outcome> {
  try {
    return await updateProfile(viewer, form, seen);
  } catch (error) {
    if (triesLeft <= 1 || violatedConstraint(error) !== "profiles_slug_unique") throw error;
    return trySave(viewer, form, seen, triesLeft - 1);
  }
}
