import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { violatedConstraint } from "~/db/client.server";
import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import { creationOf, WrittenBefore } from "~/http/submission.server";
import { type CarriedToast, redirectWithToast } from "~/http/toast.server";
import { PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import { editWorkPath, ownWorksPath } from "../work";
import { fullText, takeOverFailed } from "../writing";
import { TooManyWorks, takeOverPost } from "./take-over-post.server";

const made: CarriedToast = { title: "Entwurf angelegt", description: "Der Post bleibt, wie er ist." };

/** Creates a draft from a post and leads to its form. Everyone except the owner gets 404. */
export async function answerTakeOver(request: Request, viewer: Viewer, postId: number, form: FormData) {
  const refuse = (toast: Omit<CarriedToast, "kind">, status: number) =>
    respondToButton(request, `/profil#post-${postId}`, { toast: { ...toast, kind: "error" } }, status);
  try {
    const sent = creationOf(form, viewer.id, `post ${postId}`);
    const id = await takeOverPost({ owner: viewer, postId, sent, signal: request.signal });
    if (id === null) throw data(null, { status: 404 });
    return redirectWithToast(editWorkPath(id), made);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The draft that the same form created is first in the list.
    if (error instanceof WrittenBefore) return redirectWithToast(ownWorksPath, made);
    if (error instanceof LimitReached) return refuse(error.toast, 429);
    if (error instanceof PictureRefused)
      return refuse({ title: takeOverFailed, description: error.message }, error.status);
    if (error instanceof TooManyWorks || violatedConstraint(error) === "works_limit")
      return refuse({ title: takeOverFailed, description: fullText }, 409);
    if (!request.signal.aborted) log.error({ err: error }, "could not make a work out of a post");
    return refuse({ title: takeOverFailed, description: "Bitte versuchen Sie es noch einmal." }, 500);
  }
}
