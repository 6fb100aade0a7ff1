import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeLike } from "~/features/likes/likes.server";
import { buttonFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import type { Route } from "./+types/like-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const back = sameOriginPath(readForm(context).get("weiter")?.toString(), "/profil");
  const id = idOf(params.id) ?? 0;
  try {
    const isDone = await removeLike(viewer.id, id);
    return respondToButton(request, back, { toast: doneOrNothing(isDone, "Aus Favoriten entfernt") });
  } catch (error) {
    const title = "Fehler beim Entfernen aus Favoriten";
    return buttonFailed(request, back, error, "could not remove a like", { title });
  }
}
