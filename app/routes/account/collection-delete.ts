import { getViewer, signedInOnly } from "~/auth/guards.server";
import { deleteCollection } from "~/features/collections/change-collections.server";
import { collectionsPath } from "~/features/collections/collection";
import { actFailed } from "~/http/failed-write.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/collection-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, context }: Route.ActionArgs) {
  try {
    const isDone = await deleteCollection(getViewer(context).id, params.id);
    return redirectWithToast(collectionsPath, doneOrNothing(isDone, "Merkliste gelöscht"));
  } catch (error) {
    return actFailed(collectionsPath, error, "could not delete a list", { title: "Fehler beim Löschen der Merkliste" });
  }
}
