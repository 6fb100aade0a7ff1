import { ownCallsPath } from "~/features/calls/own-call-path";
import type { Problem as Said } from "~/http/answer";
import type { FailedWrite } from "~/http/lost-connection";
import { problemOf, useWrite } from "~/http/use-write";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Problem } from "~/ui/problem";

export interface LinkAnswer {
  done?: string;
  problem?: Said;
}

export interface LinkedCall {
  title: string;
  act: "verlaengern" | "schliessen";
  /** The deadline as text. */
  deadline: string | null;
}

export const linkExpired: Said = {
  title: "Dieser Link gilt nicht mehr",
  text: "Die Ausschreibung hat sich seit dieser E-Mail geändert. In Ihrem Profil sehen Sie, wie es um sie steht.",
};

export const linkFailures = {
  verlaengern: "Fehler beim Verlängern der Ausschreibung",
  schliessen: "Fehler beim Schließen der Ausschreibung",
};

type MailLinkPageProps = { call: LinkedCall | null; path: string; arrived: LinkAnswer | undefined };

/** The page behind a link in a mail about a call. Only its button acts, so that mail scanners change nothing. */
export function MailLinkPage({ call, path, arrived }: MailLinkPageProps) {
  const { Form, answer: sent, isBusy } = useWrite<LinkAnswer | FailedWrite>();
  const answer = sent ?? arrived;
  const done = answer && "done" in answer ? answer.done : null;
  const problem = call ? problemOf(answer, linkFailures[call.act]) : linkExpired;
  const label = call && labelOf(call);

  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">{done ? "Erledigt" : (label ?? "Ausschreibung")}</h1>
      {done && (
        <p role="status" className="mb-6 max-w-text">
          {done}
        </p>
      )}
      {!done && <Problem problem={isBusy ? undefined : problem} />}
      {!done && call && (
        <Form method="post" action={path}>
          <p className="mb-6 max-w-text wrap-anywhere">
            Ihre Ausschreibung „{call.title}“{" "}
            {call.deadline ? `hat die Deadline ${call.deadline}.` : "hat keine Deadline."}
          </p>
          <Button busy={isBusy} busyLabel="Einen Moment...">
            {label}
          </Button>
        </Form>
      )}
      {(done || !call) && (
        <ButtonLink to={ownCallsPath} variant="secondary">
          Zu meinen Ausschreibungen
        </ButtonLink>
      )}
    </Container>
  );
}

function labelOf({ act, deadline }: LinkedCall): string {
  if (act === "schliessen") return "Ausschreibung schließen";
  return deadline ? "Um zwei Wochen verlängern" : "Ausschreibung offen lassen";
}
