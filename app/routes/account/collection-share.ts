import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { shareCollection } from "~/features/collections/change-collections.server";
import { collectionPath } from "~/features/collections/collection";
import { buttonFailed } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import { respondToButton } from "~/http/small-answer.server";
import type { Route } from "./+types/collection-share";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const isShared = readForm(context).get("geteilt") === "1";
  const back = collectionPath(params.id);
  let isOwn: boolean;
  try {
    isOwn = await shareCollection(getViewer(context).id, params.id, isShared);
  } catch (error) {
    return buttonFailed(request, back, error, "could not share a list", { title: "Fehler beim Teilen" });
  }
  if (!isOwn) throw data(null, { status: 404 });
  const title = isShared ? "Link erstellt" : "Link zurückgezogen";
  return respondToButton(request, back, { toast: { title, kind: "success" } });
}
