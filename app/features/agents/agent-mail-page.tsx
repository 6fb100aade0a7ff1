import { WriteForm } from "~/http/write-form";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { agentPath, agentsPath, howToNarrow, quoted } from "./agent";
import type { LinkedAgent } from "./own/linked-agent.server";

type AgentMailPageProps = { agent: LinkedAgent; path: string };

/** The page behind the links of a mail, without signing in. */
export function AgentMailPage({ agent, path }: AgentMailPageProps) {
  const { name, result, isPaused } = agent;
  const isDone = result ? result.isDismissed : isPaused;
  const title = result ? "Das passt nicht" : isDone ? "Der Suchauftrag ist beendet" : "Suchauftrag beenden";
  return (
    <Container width="text" className="py-14 wrap-anywhere">
      <h1 className="mb-6 text-4xl">{title}</h1>
      {result ? <NotFitting agent={agent} result={result} path={path} /> : <Ending agent={agent} path={path} />}
      <div className="mt-9 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to={agentPath(agent.id)} variant="secondary">
          Suchauftrag {quoted(name)} ändern
        </ButtonLink>
        <ButtonLink to={agentsPath} variant="quiet">
          Alle Suchaufträge
        </ButtonLink>
      </div>
    </Container>
  );
}

function Ending({ agent: { name, text, isPaused }, path }: AgentMailPageProps) {
  if (isPaused)
    return (
      <p role="status">
        {quoted(name)} sucht nicht mehr, und Sie bekommen dazu keine E-Mails. In Ihren Suchaufträgen können Sie ihn
        fortsetzen oder löschen.
      </p>
    );
  return (
    <>
      <p className="mb-6">
        Soll der Suchauftrag {quoted(name)}
        {text !== name && ` (${text})`} nicht mehr suchen? Sie können ihn später fortsetzen.
      </p>
      <WriteForm action={path} failure="Fehler beim Beenden des Suchauftrags">
        {(isBusy) => (
          <Button name="tat" value="beenden" busy={isBusy}>
            Diesen Suchauftrag beenden
          </Button>
        )}
      </WriteForm>
    </>
  );
}

type NotFittingProps = AgentMailPageProps & { result: NonNullable<LinkedAgent["result"]> };

function NotFitting({ agent: { name }, result: { title, why, isDismissed }, path }: NotFittingProps) {
  const named = title ? `„${title}“` : "Das";
  return (
    <>
      <p className="mb-4">
        {named} kam vom Suchauftrag {quoted(name)}
        {why && ` (${why})`}.
      </p>
      <p className="mb-6">{howToNarrow}</p>
      {isDismissed ? (
        <p role="status">Der Treffer ist entfernt.</p>
      ) : (
        <WriteForm action={path} failure="Fehler beim Speichern">
          {(isBusy) => (
            <Button name="tat" value="passt-nicht" busy={isBusy}>
              Treffer entfernen
            </Button>
          )}
        </WriteForm>
      )}
    </>
  );
}
