import { newOfferPath } from "~/features/offers/offer";
import { type Problem, refused } from "~/http/answer";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { formatTime } from "~/text/dates";
import { changedVersionIn, readDraft, saveDraft } from "./draft.server";

const notSaved = {
  title: "Der Entwurf konnte nicht gespeichert werden",
  text: "Die Ausschreibung nimmt kein Angebot von Ihnen mehr, oder der Text ist zu lang. Was Sie geschrieben haben, steht noch da.",
};

/** Saves what somebody has begun to write for a call, without script. What can't be saved stays in the form. */
export async function answerDraft(form: FormData, senderId: string, callId: number, returnTo = newOfferPath(callId)) {
  const values = readDraft(form);
  const stays = (problem: Problem, status: number) => refused({ initialValue: values }, problem, status);
  try {
    const savedAt = await saveDraft(senderId, callId, values, changedVersionIn(form));
    if (!savedAt) return stays(notSaved, 409);
    const toast = { title: `Entwurf gespeichert um ${formatTime(savedAt)}` };
    return redirectWithToast(returnTo, toast);
  } catch (error) {
    if (error instanceof LimitReached) return stays(error.problem, 429);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not save the draft of an offer");
    return stays({ title: "Fehler beim Speichern des Entwurfs" }, 500);
  }
}
