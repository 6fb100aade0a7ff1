import { parseWithZod } from "@conform-to/zod/v4";
import type { Viewer } from "~/auth/viewer";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { seenIn } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import { settings } from "~/settings.server";
import { lookDefaults } from "./look-defaults.server";
import { type LookTexts, lookFields } from "./look-fields";
import { lookSchema, readColour, type TypedLook } from "./look-schema";
import { saveDraft } from "./looks.server";
import { NameTaken } from "./name-taken.server";

const failed = { title: "Fehler beim Speichern des Auftritts" };

/** Saves what the form says as the draft, or answers with the reason and everything that was typed. */
export async function answerDraft(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: lookSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const seen = seenIn(form, "Der Auftritt wurde inzwischen geändert");
  try {
    await saveDraft(viewer, lookOf(submission.value), seen);
  } catch (error) {
    if (error instanceof NameTaken) return refused(submission.reply({ fieldErrors: { name: [error.message] } }));
    return formFailed(submission.reply(), error, "could not save a draft of the look", failed);
  }
  return redirectWithToast("/admin/auftritt", {
    title: "Entwurf gespeichert",
    description: "Er gilt noch nicht. Sehen Sie ihn sich an, dann übernehmen Sie ihn.",
  });
}

/** A typed text that equals the default counts as none. */
function lookOf(typed: TypedLook): LookTexts {
  const defaults = lookDefaults(typed.name || settings.supportName);
  const read = { ...typed, accent: readColour(typed.accent ?? "") };
  return Object.fromEntries(
    lookFields.map((field) => [field, read[field] && read[field] !== defaults[field] ? read[field] : null]),
  ) as unknown as LookTexts;
}
