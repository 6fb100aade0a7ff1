import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeEntry } from "~/features/collections/change-collections.server";
import { collectionPath, collectionsPath } from "~/features/collections/collection";
import { findCollection } from "~/features/collections/read-collections.server";
import { buttonFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { respondToButton } from "~/http/small-answer.server";
import { doneOrNothing } from "~/http/toast.server";
import type { Route } from "./+types/collection-entry-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const back = collectionPath(params.id);
  try {
    const isDone = await removeEntry(viewer.id, params.id, idOf(params.entry) ?? 0);
    const isThere = isDone || (await findCollection(params.id, viewer.id));
    const toast = doneOrNothing(isDone, "Von der Merkliste entfernt");
    return respondToButton(request, isThere ? back : collectionsPath, { toast });
  } catch (error) {
    return buttonFailed(request, back, error, "could not remove an entry of a list", {
      title: "Fehler beim Entfernen",
    });
  }
}
