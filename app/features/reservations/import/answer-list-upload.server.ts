import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import type { Problem } from "~/http/answer";
import { submissionOf } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { DroppedFile } from "~/images/storage-full";
import { storeImport } from "./imports.server";
import { ListRefused, readList } from "./read-list";

const noRoom: Problem = {
  title: "Gerade ist kein Platz",
  text: "Auf unserem Server ist kein Platz für die Datei. Bitte versuchen Sie es später noch einmal.",
};

const refuse = (problem: Problem) => data({ problem }, { status: 400 });

/** Stores an uploaded list and leads to its preview, or says why not. A refused file is not stored. */
export async function answerListUpload(viewer: Viewer, form: FormData) {
  const file = form.get("list");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) {
    return refuse({ title: "Bitte wählen Sie eine Datei." });
  }
  if (file instanceof DroppedFile) return data({ problem: noRoom }, { status: 503 });
  try {
    const cells = readList(new Uint8Array(await file.arrayBuffer()));
    const id = await storeImport(viewer, cells, submissionOf(form, viewer.id));
    if (id === null) return redirectWithToast("/admin/import", nothingToDo);
    return redirectWithToast(`/admin/import/${id}`, {
      title: "Liste gelesen",
      description: "Reserviert ist noch nichts.",
    });
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    return refuse({ title: "Diese Datei können wir nicht übernehmen", text: error.message });
  }
}
