import { getViewer, signedInOnly } from "~/auth/guards.server";
import { agentPath, agentsPath, kindTexts } from "~/features/agents/agent";
import { AgentForm, previewParameter } from "~/features/agents/agent-form";
import { previewSearch } from "~/features/agents/found/preview.server";
import { readListSearch } from "~/features/agents/kinds.server";
import { givenName, partsOf } from "~/features/agents/own/agent-parts.server";
import { getAgent, searchOf } from "~/features/agents/own/own-agents.server";
import { formOf, saveAgent } from "~/features/agents/own/save-agent.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { type Version, versionField } from "~/http/seen-version";
import { versionOf } from "~/http/seen-version.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/agent";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id: viewerId } = getViewer(context);
  const agent = await getAgent(viewerId, idOf(params.id) ?? 0);
  const { id, kind, query, name, rhythm } = agent;
  const stored = { ...agent, search: searchOf(kind, query) };
  const asked = new URL(request.url).searchParams;
  const parameters = asked.has(previewParameter)
    ? asked
    : new URLSearchParams([...new URLSearchParams(query), ["name", givenName(kind, stored) ?? ""], ["rhythm", rhythm]]);
  const [preview, prevented] = await Promise.all([
    previewSearch(kind, readListSearch(kind, parameters)),
    findReachedLimit("agent", viewerId),
  ]);
  // A preview without script shows what was typed, so its form has seen no more than the one before.
  const version = (asked.get(versionField) as Version | null) ?? versionOf(partsOf(kind, stored));
  return { id, name, prevented, form: { preview, version, ...formOf(kind, parameters) } };
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const { id, kind } = await getAgent(viewer.id, idOf(params.id) ?? 0);
  return saveAgent(viewer, readForm(context), kind, id);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Suchauftrag ändern");

export default function Agent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, prevented, form } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-3 text-4xl wrap-anywhere">{name}</h1>
      <p className="mb-8 text-soft">Suchauftrag für {kindTexts[form.kind].label}</p>
      <Prevented problem={prevented} />
      <AgentForm key={id} {...form} action={agentPath(id)} submitLabel="Suchauftrag speichern" arrived={actionData}>
        <ButtonLink to={agentsPath} variant="quiet">
          Alle Suchaufträge
        </ButtonLink>
      </AgentForm>
    </Container>
  );
}
