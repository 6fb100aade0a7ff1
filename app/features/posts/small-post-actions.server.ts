import { buttonFailed } from "~/http/failed-write.server";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import { deletePost, pinPost } from "./post-changes.server";

/** Pins or unpins a post and answers with a toast. Everyone except the owner gets 404. */
export async function answerPin(request: Request, id: number, viewerId: string, pinned: boolean, back: string) {
  const title = "Fehler beim Anheften des Posts";
  try {
    if (!(await pinPost(id, viewerId, pinned)))
      return respondToButton(request, back, { toast: { title, kind: "error" } }, 404);
  } catch (error) {
    return buttonFailed(request, back, error, "could not pin a post", { title });
  }
  const done = pinned ? "Post angeheftet!" : "Post nicht mehr angeheftet";
  return respondToButton(request, back, { toast: { title: done, kind: "success" } });
}

export async function answerDelete(request: Request, id: number, viewerId: string, back: string) {
  try {
    const isDone = await deletePost(id, viewerId);
    return respondToButton(request, back, { toast: doneOrNothing(isDone, "Post erfolgreich gelöscht!") });
  } catch (error) {
    return buttonFailed(request, back, error, "could not delete a post", { title: "Fehler beim Löschen des Posts" });
  }
}
