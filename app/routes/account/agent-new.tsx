import { getViewer, signedInOnly } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { agentsPath, kindParameter, kindTexts, newAgentPath } from "~/features/agents/agent";
import { AgentForm } from "~/features/agents/agent-form";
import { previewSearch } from "~/features/agents/found/preview.server";
import { agentKinds, readListSearch } from "~/features/agents/kinds.server";
import { formOf, saveAgent } from "~/features/agents/own/save-agent.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/agent-new";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const kindOf = (asked: unknown, { userType }: Viewer) =>
  agentKinds.find((kind) => kind === asked) ?? (userType === "kreative" ? "ausschreibungen" : "kreative");

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const parameters = new URL(request.url).searchParams;
  const kind = kindOf(parameters.get(kindParameter), viewer);
  const [preview, prevented] = await Promise.all([
    previewSearch(kind, readListSearch(kind, parameters)),
    findReachedLimit("agent", viewer.id),
  ]);
  return { preview, prevented, ...formOf(kind, parameters) };
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const form = readForm(context);
  return saveAgent(viewer, form, kindOf(form.get(kindParameter), viewer), null);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Suchauftrag anlegen");

export default function NewAgent({ loaderData, actionData }: Route.ComponentProps) {
  const { prevented, ...form } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-3 text-4xl">Suchauftrag anlegen</h1>
      <p className="mb-8 text-soft">Für {kindTexts[form.kind].label}.</p>
      <Prevented problem={prevented} />
      <AgentForm {...form} action={newAgentPath} submitLabel="Suchauftrag anlegen" arrived={actionData}>
        <CancelLink to={agentsPath} />
      </AgentForm>
    </Container>
  );
}
