import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeEntry } from "~/features/collections/change-collections.server";
import { collectionPath, collectionsPath } from "~/features/collections/collection";
import { findCollection } from "~/features/collections/read-collections.server";
import { answerButton } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { doneOrNothing } from "~/http/toast.server";
import type { Route } from "./+types/collection-entry-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return answerButton(request, collectionPath(params.id), { title: "Fehler beim Entfernen" }, async () => {
    const isDone = await removeEntry(viewer.id, params.id, idOf(params.entry) ?? 0);
    const isThere = isDone || (await findCollection(params.id, viewer.id));
    return { ...doneOrNothing(isDone, "Von der Merkliste entfernt"), to: isThere ? undefined : collectionsPath };
  });
}
