import { useButtonResponse } from "~/http/use-button-response";
import { formatCount } from "~/text/format-count";
import { joined } from "~/text/joined";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { agentPath, kindTexts, rhythms } from "./agent";
import type { OwnAgent } from "./own/own-agents.server";

export const AgentList = ({ agents }: { agents: OwnAgent[] }) =>
  agents.map((agent) => <AgentSection key={agent.id} agent={agent} />);

function AgentSection({ agent }: { agent: OwnAgent }) {
  const { id, kind, name, text, path, rhythm, isPaused, unseen, results } = agent;
  const rhythmText = rhythms.find(({ value }) => value === rhythm)?.label;
  const about = <span className="sr-only">: {name}</span>;
  return (
    <Section
      title={name}
      flush
      action={unseen > 0 && <Badge>{unseen === 1 ? "1 neuer Treffer" : `${formatCount(unseen)} neue Treffer`}</Badge>}
    >
      <p className="pt-4 wrap-anywhere">
        <Dotted text={joined(kindTexts[kind].label, text !== name && text)} />
      </p>
      <p className="text-soft">{isPaused ? "Pausiert: Er sucht gerade nicht." : rhythmText}</p>
      {results.length > 0 ? (
        <ul aria-label={`Treffer von ${name}`} className="mt-4 border-t border-line">
          {results.map((result) => (
            <Result key={result.id} agent={agent} result={result} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-soft">Noch keine Treffer. Sobald etwas Passendes dazukommt, steht es hier.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:justify-between max-sm:gap-x-1 max-sm:*:first:w-full">
        <ButtonLink to={path} variant="secondary" size="sm">
          Jetzt ansehen{about}
        </ButtonLink>
        <ButtonLink to={agentPath(id)} variant="quiet" size="sm">
          Ändern{about}
        </ButtonLink>
        <PauseButton agent={agent} />
        <DialogLink
          to={agentPath(id, "loeschen")}
          load={() => import("./delete-agent")}
          dialog={(part, close) => <part.DeleteAgent agent={agent} onClose={close} />}
          variant="quiet"
          size="sm"
        >
          Löschen{about}
        </DialogLink>
      </div>
    </Section>
  );
}

function PauseButton({ agent: { id, name, isPaused } }: { agent: OwnAgent }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Pausieren des Suchauftrags" });
  return (
    <Form method="post" action={agentPath(id, "pause")} preventScrollReset>
      <input type="hidden" name="pausiert" value={isPaused ? "nein" : "ja"} />
      <Button variant="quiet" size="sm" busy={isBusy}>
        {isPaused ? "Fortsetzen" : "Pausieren"}
        <span className="sr-only">: {name}</span>
      </Button>
    </Form>
  );
}

function Result({ agent, result }: { agent: OwnAgent; result: OwnAgent["results"][number] }) {
  const { id, title, to, by, facts, why, isNew } = result;
  const { Form, isBusy } = useButtonResponse({ key: `treffer-${id}`, failure: "Fehler beim Speichern" });
  return (
    <li className="grid items-center gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl font-semibold">
          <Link to={to} className="title-link">
            {title}
          </Link>
          {isNew && <Badge>Neu</Badge>}
        </p>
        <p className="text-soft">
          <Dotted text={joined(by, ...facts)} />
        </p>
        {why && <p className="text-note text-soft">Gefunden: {why}</p>}
      </div>
      <Form method="post" action={agentPath(agent.id, `treffer/${id}/passt-nicht`)} preventScrollReset>
        <Button variant="quiet" size="sm" busy={isBusy} className="max-sm:-ml-4">
          Das passt nicht
          <span className="sr-only">
            : {joined(title, by)} (Treffer von {agent.name})
          </span>
        </Button>
      </Form>
    </li>
  );
}
