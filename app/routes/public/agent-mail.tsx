import { data, redirect } from "react-router";
import { agentPath } from "~/features/agents/agent";
import { AgentMailPage } from "~/features/agents/agent-mail-page";
import { dismissLinked, endLinked, findLinkedAgent } from "~/features/agents/own/linked-agent.server";
import { idOf } from "~/http/id-of";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { secretMeta } from "~/seo/meta";
import type { Route } from "./+types/agent-mail";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const incomplete = {
  title: "Dieser Link gilt nicht",
  text: "Er ist unvollständig oder gilt nicht mehr, oder den Suchauftrag gibt es nicht mehr. Alle Ihre Suchaufträge finden Sie angemeldet unter „Suchaufträge“.",
};

async function ofLink(request: Request, idText: string) {
  const agent = await findLinkedAgent(idOf(idText) ?? 0, new URL(request.url).searchParams);
  if (!agent) throw data({ problem: incomplete }, { status: 404 });
  return agent;
}

/** Opening the page changes nothing, because mail scanners follow every link. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const agent = await ofLink(request, params.id);
  return { agent, path: `${agentPath(agent.id, "mail")}${new URL(request.url).search}` };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id, result } = await ofLink(request, params.id);
  const isEnding = readForm(context).get("tat") === "beenden";
  context.get(requestContext).leavesPagesUnchanged = true;
  if (isEnding) await endLinked(id);
  else if (result) await dismissLinked(id, result.id);
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/\.data$/, "")}${search}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Suchauftrag");

export default function AgentMail({ loaderData: { agent, path } }: Route.ComponentProps) {
  return <AgentMailPage agent={agent} path={path} />;
}
