import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import { log } from "~/log.server";
import { deletePost, pinPost } from "./post-changes.server";

type Kind = "success" | "error";

/** Pins or unpins a post and answers with a toast. Everyone except the owner gets 404. */
export async function answerPin(request: Request, id: number, viewerId: string, pinned: boolean, back: string) {
  const say = (title: string, kind: Kind, status = 200) =>
    respondToButton(request, back, { toast: { title, kind } }, status);
  try {
    if (!(await pinPost(id, viewerId, pinned))) return say("Fehler beim Anheften des Posts", "error", 404);
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, back, { toast: error.toast }, 429);
    log.error({ err: error }, "could not pin a post");
    return say("Fehler beim Anheften des Posts", "error", 500);
  }
  return say(pinned ? "Post angeheftet!" : "Post nicht mehr angeheftet", "success");
}

export async function answerDelete(request: Request, id: number, viewerId: string, back: string) {
  try {
    const isDone = await deletePost(id, viewerId);
    return respondToButton(request, back, { toast: doneOrNothing(isDone, "Post erfolgreich gelöscht!") });
  } catch (error) {
    log.error({ err: error }, "could not delete a post");
    const toast = { title: "Fehler beim Löschen des Posts", kind: "error" as const };
    return respondToButton(request, back, { toast }, 500);
  }
}
