import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import { log } from "~/log.server";
import { ownWorksPath } from "../work";
import { headFailed } from "../writing";
import { deleteWork, moveWork, setHeadOfProfile } from "./work-commands.server";

type Kind = "success" | "error";

const sayTo =
  (request: Request) =>
  (title: string, kind: Kind = "success", status = 200) =>
    respondToButton(request, ownWorksPath, { toast: { title, kind } }, status);

/** Moves a work to a position, counted from one. Everyone except the owner gets 404. */
export async function answerMove(request: Request, ownerId: string, id: number, place: number) {
  const say = sayTo(request);
  try {
    if (!(await moveWork(ownerId, id, place - 1))) return say("Fehler beim Umordnen der Arbeiten", "error", 404);
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, ownWorksPath, { toast: error.toast }, 429);
    log.error({ err: error }, "could not move a work");
    return say("Fehler beim Umordnen der Arbeiten", "error", 500);
  }
  return say(`Die Arbeit steht jetzt an Stelle ${place}`);
}

export async function answerDelete(request: Request, ownerId: string, id: number) {
  try {
    const isDone = await deleteWork(ownerId, id);
    return respondToButton(request, ownWorksPath, { toast: doneOrNothing(isDone, "Arbeit gelöscht") });
  } catch (error) {
    log.error({ err: error }, "could not delete a work");
    return sayTo(request)("Fehler beim Löschen der Arbeit", "error", 500);
  }
}

export async function answerHead(request: Request, ownerId: string, id: number, isShown: boolean) {
  const say = sayTo(request);
  try {
    if (!(await setHeadOfProfile(ownerId, id, isShown))) return say(headFailed, "error", 404);
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, ownWorksPath, { toast: error.toast }, 429);
    log.error({ err: error }, "could not change the head of a profile");
    return say(headFailed, "error", 500);
  }
  return say(isShown ? "Die Arbeit ist jetzt das Titelbild Ihres Profils" : "Ihr Profil zeigt wieder die Fassade");
}
