import { parseWithZod } from "@conform-to/zod/v4";
import { highlightsSchema } from "~/features/profiles/highlights";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { redirectWithToast } from "~/http/toast.server";
import { updateHighlights } from "./own-profile.server";

const failed = {
  title: "Fehler beim Speichern der Spezialisierungen",
  text: "Ihre Auswahl steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export async function saveHighlights(profileId: string, form: FormData) {
  const submission = parseWithZod(form, { schema: highlightsSchema });
  if (submission.status !== "success") return refused(submission.reply());
  try {
    await updateHighlights(profileId, submission.value.portfolioHighlights);
  } catch (error) {
    return formFailed(submission.reply(), error, "could not save specialisations", failed);
  }
  return redirectWithToast("/profil", { title: "Spezialisierungen erfolgreich gespeichert!" });
}
