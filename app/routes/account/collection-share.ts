import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { shareCollection } from "~/features/collections/change-collections.server";
import { collectionPath } from "~/features/collections/collection";
import { answerButton } from "~/http/failed-write.server";
import { readForm } from "~/http/read-form.server";
import type { Route } from "./+types/collection-share";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function action({ params, request, context }: Route.ActionArgs) {
  const isShared = readForm(context).get("geteilt") === "1";
  return answerButton(request, collectionPath(params.id), { title: "Fehler beim Teilen" }, async () => {
    const isOwn = await shareCollection(getViewer(context).id, params.id, isShared);
    if (!isOwn) throw data(null, { status: 404 });
    return { title: isShared ? "Link erstellt" : "Link zurückgezogen", kind: "success" };
  });
}
