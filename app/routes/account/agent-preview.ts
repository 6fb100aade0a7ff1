import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { kindParameter } from "~/features/agents/agent";
import { previewSearch } from "~/features/agents/found/preview.server";
import { agentKinds, readListSearch } from "~/features/agents/kinds.server";
import type { Route } from "./+types/agent-preview";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

/** What the form shows while somebody types. */
export async function loader({ request, context }: Route.LoaderArgs) {
  getViewer(context);
  const parameters = new URL(request.url).searchParams;
  const asked = parameters.get(kindParameter);
  const kind = agentKinds.find((one) => one === asked);
  if (!kind) throw data(null, { status: 404 });
  return previewSearch(kind, readListSearch(kind, parameters));
}

/** Without an answer the form keeps the preview that it has. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}
