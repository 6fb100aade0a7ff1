import { getViewer, signedInOnly } from "~/auth/guards.server";
import { DeleteAgent } from "~/features/agents/delete-agent";
import { deleteAgent } from "~/features/agents/own/agent-commands.server";
import { answerAgentAct } from "~/features/agents/own/answer-agent-act.server";
import { getAgent } from "~/features/agents/own/own-agents.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/agent-delete";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, name } = await getAgent(getViewer(context).id, idOf(params.id) ?? 0);
  return { agent: { id, name } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return answerAgentAct(request, {
    does: () => deleteAgent(viewer.id, idOf(params.id) ?? 0),
    done: { title: "Suchauftrag gelöscht" },
    failed: "Fehler beim Löschen des Suchauftrags",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Suchauftrag löschen");

export default function DeleteAgentPage({ loaderData }: Route.ComponentProps) {
  return <DeleteAgent {...loaderData} />;
}
