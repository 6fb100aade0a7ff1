import { buttonFailed } from "~/http/failed-write.server";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import { ownWorksPath } from "../work";
import { headFailed } from "../writing";
import { deleteWork, moveWork, setHeadOfProfile } from "./work-commands.server";

const say = (request: Request, title: string, kind: "success" | "error" = "success", status = 200) =>
  respondToButton(request, ownWorksPath, { toast: { title, kind } }, status);

/** Moves a work to a position, counted from one. Everyone except the owner gets 404. */
export async function answerMove(request: Request, ownerId: string, id: number, place: number) {
  const title = "Fehler beim Umordnen der Arbeiten";
  try {
    if (!(await moveWork(ownerId, id, place - 1))) return say(request, title, "error", 404);
  } catch (error) {
    return buttonFailed(request, ownWorksPath, error, "could not move a work", { title });
  }
  return say(request, `Die Arbeit steht jetzt an Stelle ${place}`);
}

export async function answerDelete(request: Request, ownerId: string, id: number) {
  try {
    const isDone = await deleteWork(ownerId, id);
    return respondToButton(request, ownWorksPath, { toast: doneOrNothing(isDone, "Arbeit gelöscht") });
  } catch (error) {
    const title = "Fehler beim Löschen der Arbeit";
    return buttonFailed(request, ownWorksPath, error, "could not delete a work", { title });
  }
}

export async function answerHead(request: Request, ownerId: string, id: number, isShown: boolean) {
  try {
    if (!(await setHeadOfProfile(ownerId, id, isShown))) return say(request, headFailed, "error", 404);
  } catch (error) {
    return buttonFailed(request, ownWorksPath, error, "could not change the head of a profile", { title: headFailed });
  }
  const done = isShown ? "Die Arbeit ist jetzt das Titelbild Ihres Profils" : "Ihr Profil zeigt wieder die Fassade";
  return say(request, done);
}
