import { data } from "react-router";
import { FilesRefused, sentFiles } from "~/files/store-files.server";
import type { Problem } from "~/http/answer";
import { uuidOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { creationOf } from "~/http/submission.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { callFilesPath } from "../../own-call-path";
import { addCallFiles, removeCallFile } from "./call-files.server";

const no = (problem: Problem, status: number) => data({ problem }, { status });

/** Handles both forms of the page: adds files, or removes the one in the field 'remove'. */
export async function changeCallFiles(companyId: string, callId: number, fields: FormData) {
  const removed = fields.get("remove");
  const title = removed === null ? "Keine Unterlagen hinzugefügt" : "Fehler beim Entfernen der Unterlage";
  try {
    if (removed !== null) {
      const id = uuidOf(`${removed}`);
      if (!id) throw data(null, { status: 404 });
      const isDone = await removeCallFile(companyId, callId, id);
      return redirectWithToast(callFilesPath(callId), doneOrNothing(isDone, "Unterlage entfernt"));
    }
    const files = sentFiles(fields);
    await addCallFiles(callId, files, creationOf(fields, companyId, `call ${callId}`));
    return redirectWithToast(callFilesPath(callId), {
      title: files.length === 1 ? "Unterlage hinzugefügt" : "Unterlagen hinzugefügt",
    });
  } catch (error) {
    if (error instanceof FilesRefused) return no({ title, text: error.message }, error.status);
    if (error instanceof LimitReached) return no(error.problem, 429);
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not change the files of a call");
    return no(
      {
        title: "Fehler beim Speichern der Unterlagen",
        text: "Gespeichert wurde nichts. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
      },
      500,
    );
  }
}
