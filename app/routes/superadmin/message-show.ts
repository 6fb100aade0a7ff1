import { showReported, toReports } from "~/audit/act-for-reason.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/message-show";

export { default } from "~/http/page-address";

export const action = (args: Route.ActionArgs) =>
  showReported(args, "message", "Nachricht wieder eingeblendet", (viewer, id, ...more) =>
    setMessageHidden(viewer, idOf(id), ...more),
  );

export const loader = ({ params }: Route.LoaderArgs) => toReports("message", params.id);
