import { parseWithZod } from "@conform-to/zod/v4";
import { highlightsSchema } from "~/features/profiles/highlights";
import { refused } from "~/http/answer";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
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
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not save specialisations");
    return refused(submission.reply(), failed, 500);
  }
  return redirectWithToast("/profil", { title: "Spezialisierungen erfolgreich gespeichert!" });
}
