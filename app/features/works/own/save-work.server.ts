import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { violatedConstraint } from "~/db/client.server";
import { type Problem, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { seenIn } from "~/http/seen-version.server";
import { creationOf, isWritten, WrittenBefore } from "~/http/submission.server";
import { redirectWithToast } from "~/http/toast.server";
import { PictureRefused, type UploadRequest } from "~/images/pictures.server";
import { workMax } from "~/text/maximums";
import { ownWorksPath } from "../work";
import { asksForDraft, confirmText, fileAltsName, latestYear, workSchema } from "../work-schema";
import { fullText } from "../writing";
import { CreditRefused } from "./find-member.server";
import { findPublication, listConfirmedPictures, type OwnPicture } from "./own-works.server";
import { draftSaved, savedToast, workSaved } from "./saved-toast";
import { createWork, updateWork } from "./work-commands.server";
import { removeUnusedPictures, storeWorkPictures } from "./work-pictures.server";

/** The most files that a form without script can send. More would exceed the size of a form. */
const filesAtOnce = 3;
const tooManyFiles = `Bitte wählen Sie höchstens ${filesAtOnce} Bilder auf einmal. Weitere können Sie nach dem Speichern hinzufügen.`;
const tooManyPictures = `Eine Arbeit hat höchstens ${workMax.pictures} Bilder.`;
const failed = "Fehler beim Speichern der Arbeit";

interface Place {
  /** The stored work. */
  id?: number;
  /** The order that a new work is begun from. */
  orderId?: string | null;
}

/**
 * Saves a work, or answers with the reason and everything that was typed. Pictures that a form without script sends are
 * stored first, so that a refused form still has them.
 */
export async function saveWork(viewer: Viewer, form: FormData, commission: UploadRequest, { id, orderId }: Place) {
  const isDraft = asksForDraft(form);
  const files = form.getAll("files").filter((file): file is File => file instanceof File && file.size > 0);
  const alts = form.getAll(fileAltsName);
  const sent = creationOf(form, viewer.id, orderId ?? "");
  for (const name of ["files", fileAltsName]) form.delete(name);
  let confirmed: number[] = [];
  let added: OwnPicture[] = [];
  const parse = () => parseWithZod(form, { schema: workSchema({ isDraft, latestYear: latestYear(), confirmed }) });
  let submission = parse();
  const failure = (problem: Problem, status: number) => refused(submission.reply(), problem, status);
  const seen = seenIn(form, "Diese Arbeit wurde inzwischen geändert");

  try {
    if (await isWritten(sent)) return savedAgain(isDraft);
    if (files.length > filesAtOnce) return failure({ title: tooManyFiles }, 400);
    added = await storeWorkPictures(files, { ...commission, ownerName: viewer.name });
    for (const [index, picture] of added.entries()) addTo(form, picture, index, `${alts[index] ?? ""}`);
    if (id !== undefined) confirmed = await listConfirmedPictures(viewer.id, id);
    submission = parse();
    if (submission.status !== "success") return refused(submission.reply());
    const { value } = submission;
    if (value.pictures.filter(({ isRemoved }) => !isRemoved).length > workMax.pictures)
      return failure({ title: tooManyPictures }, 400);
    const saving = { form: value, isDraft, sent, orderId };
    const before = id === undefined ? null : await findPublication(viewer.id, id);
    const workId = id ?? (await createWork(viewer.id, saving));
    if (id !== undefined && !(await updateWork(viewer.id, id, saving, seen))) throw data(null, { status: 404 });
    return redirectWithToast(ownWorksPath, savedToast(before, await findPublication(viewer.id, workId)));
  } catch (error) {
    if (error instanceof WrittenBefore) {
      await removeUnusedPictures(
        viewer.id,
        added.map((picture) => picture.id),
      );
      return savedAgain(isDraft);
    }
    if (error instanceof CreditRefused) return refused(submission.reply({ fieldErrors: error.fieldErrors }));
    if (error instanceof PictureRefused)
      return failure({ title: "Ein Bild fehlt noch", text: error.message }, error.status);
    const violated = violatedConstraint(error);
    if (violated === "works_limit") return failure({ title: fullText }, 409);
    if (violated === "works_pictures") return failure({ title: tooManyPictures }, 409);
    if (violated === "works_rights")
      return refused(submission.reply({ fieldErrors: { confirmsRights: [confirmText] } }));
    return formFailed(submission.reply(), error, "could not save a work", { title: failed });
  }
}

/** Adds a stored picture to the form, as if its page had known it. */
function addTo(form: FormData, { id }: OwnPicture, index: number, alt: string): void {
  const taken = new Set([...form.keys()].map((name) => /^pictures\[(\d+)\]/.exec(name)?.[1]));
  let free = index;
  while (taken.has(String(free))) free += 1;
  form.set(`pictures[${free}].id`, String(id));
  form.set(`pictures[${free}].alt`, alt);
}

/** The answer to a form that was sent twice, as by a double click. */
const savedAgain = (isDraft: boolean) => redirectWithToast(ownWorksPath, { title: isDraft ? draftSaved : workSaved });
