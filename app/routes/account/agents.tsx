import { getViewer, signedInOnly } from "~/auth/guards.server";
import { kindParameter, kindTexts, newAgentPath } from "~/features/agents/agent";
import { AgentList } from "~/features/agents/agent-list";
import { agentKinds } from "~/features/agents/kinds.server";
import { OfferedAgent } from "~/features/agents/offered-agent";
import { offerFromProfile } from "~/features/agents/own/offered-agent.server";
import { openAgents } from "~/features/agents/own/own-agents.server";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/agents";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const agents = await openAgents(id);
  const offered = agents.length === 0 ? await offerFromProfile(id) : null;
  return { agents, offered, kinds: agentKinds };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Suchaufträge");

export default function Agents({ loaderData: { agents, offered, kinds } }: Route.ComponentProps) {
  const newAgents = kinds.map((kind) => (
    <ButtonLink key={kind} to={`${newAgentPath}?${kindParameter}=${kind}`} variant="secondary">
      Suchauftrag für {kindTexts[kind].label}
    </ButtonLink>
  ));
  return (
    <Container className="py-14">
      <h1 className="text-4xl">Suchaufträge</h1>
      <p className="mt-3 max-w-text text-soft">
        Ein Suchauftrag ist eine gespeicherte Suche. Kommt etwas Passendes dazu, sagen wir es Ihnen: jeden Treffer
        einmal, so oft Sie möchten, und niemandem sonst.
      </p>
      {agents.length > 0 ? (
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">{newAgents}</div>
      ) : (
        <EmptyState
          title="Noch keine Suchaufträge"
          level={2}
          seed="suchauftraege"
          action={newAgents}
          className="[p+&]:mt-8"
        >
          Suchen Sie in einer Liste, und wählen Sie dort „Suchauftrag anlegen“. Oder beginnen Sie hier.
        </EmptyState>
      )}
      {offered && <OfferedAgent {...offered} />}
      <AgentList agents={agents} />
    </Container>
  );
}
