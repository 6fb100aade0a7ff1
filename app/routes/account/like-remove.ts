import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeLike } from "~/features/likes/likes.server";
import { answerButton } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { doneOrNothing } from "~/http/toast.server";
import type { Route } from "./+types/like-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function action({ request, params, context }: Route.ActionArgs) {
  const back = sameOriginPath(readForm(context).get("weiter")?.toString(), "/profil");
  return answerButton(request, back, { title: "Fehler beim Entfernen aus Favoriten" }, async () =>
    doneOrNothing(await removeLike(getViewer(context).id, idOf(params.id) ?? 0), "Aus Favoriten entfernt"),
  );
}
