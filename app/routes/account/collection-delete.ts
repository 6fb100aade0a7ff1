import { getViewer, signedInOnly } from "~/auth/guards.server";
import { deleteCollection } from "~/features/collections/change-collections.server";
import { collectionsPath } from "~/features/collections/collection";
import { answerAct } from "~/http/failed-write.server";
import { doneOrNothing } from "~/http/toast.server";
import type { Route } from "./+types/collection-delete";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const action = ({ params, context }: Route.ActionArgs) =>
  answerAct(collectionsPath, { title: "Fehler beim Löschen der Merkliste" }, async () =>
    doneOrNothing(await deleteCollection(getViewer(context).id, params.id), "Merkliste gelöscht"),
  );
