import { answerButton } from "~/http/failed-write.server";
import { doneOrNothing } from "~/http/toast.server";
import { deletePost, pinPost } from "./post-changes.server";

/** Pins or unpins a post and answers with a toast. Everyone except the owner gets 404. */
export function answerPin(request: Request, id: number, viewerId: string, pinned: boolean, back: string) {
  const failed = { title: "Fehler beim Anheften des Posts" };
  return answerButton(request, back, failed, async () => {
    if (!(await pinPost(id, viewerId, pinned))) return { ...failed, kind: "error", status: 404 };
    return { title: pinned ? "Post angeheftet!" : "Post nicht mehr angeheftet", kind: "success" };
  });
}

export const answerDelete = (request: Request, id: number, viewerId: string, back: string) =>
  answerButton(request, back, { title: "Fehler beim Löschen des Posts" }, async () =>
    doneOrNothing(await deletePost(id, viewerId), "Post erfolgreich gelöscht!"),
  );
