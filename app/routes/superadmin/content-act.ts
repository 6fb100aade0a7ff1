import { actForReason } from "~/audit/act-for-reason.server";
import { getViewer } from "~/auth/guards.server";
import { deleteCallForReason, setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { deletePostForReason, setPostHidden } from "~/features/posts/moderate-post.server";
import { deleteWorkForReason, setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { getId } from "~/http/id-of";
import type { Route } from "./+types/content-act";

export { default, loader } from "~/http/page-address";

/** What is hidden, shown and deleted, by its part of the address. */
const nouns = {
  ausschreibungen: { noun: "Ausschreibung", setHidden: setCallHidden, remove: deleteCallForReason },
  arbeiten: { noun: "Arbeit", setHidden: setWorkHidden, remove: deleteWorkForReason },
  posts: { noun: "Post", setHidden: setPostHidden, remove: deletePostForReason },
};

/** What was done, by the last part of the address. */
const done = { ausblenden: "ausgeblendet", einblenden: "wieder eingeblendet", loeschen: "gelöscht" };

export function action({ params, pattern, context }: Route.ActionArgs) {
  const [kind, , act] = pattern.split("/").slice(-3) as [keyof typeof nouns, ":id", keyof typeof done];
  const { noun, setHidden, remove } = nouns[kind];
  const id = getId(params.id);
  const viewer = getViewer(context);
  return actForReason(context, `/admin/${kind}/${id}`, `${noun} ${done[act]}`, async (reason, basis) =>
    act === "loeschen"
      ? `/admin/profile/${await remove(viewer, id, reason, basis)}`
      : setHidden(viewer, id, act === "ausblenden", reason, basis),
  );
}
