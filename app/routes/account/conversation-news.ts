import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { latestOf } from "~/features/messages/conversation.server";
import { storedNowhere } from "~/http/page-caching.server";
import type { Route } from "./+types/conversation-news";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** An open page polls this to know whether to reload its data. It marks nothing as read. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const latest = await latestOf(getViewer(context).id, params.id);
  if (latest === null) throw data(null, { status: 404 });
  return Response.json({ latest });
}
