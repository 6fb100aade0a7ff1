import { answerButton } from "~/http/failed-write.server";
import { doneOrNothing } from "~/http/toast.server";
import { ownWorksPath } from "../work";
import { headFailed } from "../writing";
import { deleteWork, moveWork, setHeadOfProfile } from "./work-commands.server";

/** Moves a work to a position, counted from one. Everyone except the owner gets 404. */
export function answerMove(request: Request, ownerId: string, id: number, place: number) {
  const failed = { title: "Fehler beim Umordnen der Arbeiten" };
  return answerButton(request, ownWorksPath, failed, async () => {
    if (!(await moveWork(ownerId, id, place - 1))) return { ...failed, kind: "error", status: 404 };
    return { title: `Die Arbeit steht jetzt an Stelle ${place}`, kind: "success" };
  });
}

export const answerDelete = (request: Request, ownerId: string, id: number) =>
  answerButton(request, ownWorksPath, { title: "Fehler beim Löschen der Arbeit" }, async () =>
    doneOrNothing(await deleteWork(ownerId, id), "Arbeit gelöscht"),
  );

export const answerHead = (request: Request, ownerId: string, id: number, isShown: boolean) =>
  answerButton(request, ownWorksPath, { title: headFailed }, async () => {
    if (!(await setHeadOfProfile(ownerId, id, isShown))) return { title: headFailed, kind: "error", status: 404 };
    const done = isShown ? "Die Arbeit ist jetzt das Titelbild Ihres Profils" : "Ihr Profil zeigt wieder die Fassade";
    return { title: done, kind: "success" };
  });
