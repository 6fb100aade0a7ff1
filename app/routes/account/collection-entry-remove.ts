import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeEntry } from "~/features/collections/change-collections.server";
import { collectionPath } from "~/features/collections/collection";
import { idOf } from "~/http/id-of";
import { respondToButton } from "~/http/small-answer.server";
import { log } from "~/log.server";
import type { Route } from "./+types/collection-entry-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const back = collectionPath(params.id);
  let isRemoved: boolean;
  try {
    isRemoved = await removeEntry(getViewer(context).id, params.id, idOf(params.entry) ?? 0);
  } catch (error) {
    log.error({ err: error }, "could not remove an entry of a list");
    return respondToButton(request, back, { toast: { title: "Fehler beim Entfernen", kind: "error" } }, 500);
  }
  if (!isRemoved) throw data(null, { status: 404 });
  return respondToButton(request, back, { toast: { title: "Von der Merkliste entfernt", kind: "success" } });
}
