import { useContext } from "react";
import { useLocation } from "react-router";
import { authPath } from "~/auth/auth-path";
import type { Problem } from "~/http/answer";
import type { Interrupted } from "~/http/interrupted.server";
import { unreachable } from "~/http/lost-connection";
import { PageTitle } from "~/http/page-title";
import { useRequestId } from "~/http/request-id";
import { ServerErrorContext } from "~/http/server-error";
import { meanwhile, tooLong } from "~/http/too-late";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";
import { WholeWords } from "~/ui/whole-words";
import { InterruptedForm } from "./interrupted-form";

/** With script a failed write is shown in its form, so browsers need neither this page nor its fields. */
const notSaved = import.meta.env.SSR ? await import("./not-saved-page") : null;

const tooLongPage = { title: tooLong.title, text: `${tooLong.cause} ${tooLong.advice}` };

const texts: Record<number, { title: string; text: string }> = {
  400: {
    title: "Das ist nicht vollständig angekommen",
    text: "Gespeichert wurde davon nichts. Bitte gehen Sie zurück und senden Sie es noch einmal.",
  },
  401: {
    title: "Bitte melden Sie sich an",
    text: "Diese Seite ist für angemeldete Personen. Nach der Anmeldung geht es hier weiter.",
  },
  403: {
    title: "Zugriff verweigert - Sie haben keine Berechtigung, diese Seite zu besuchen.",
    text: "Wenn Sie glauben, dass das ein Irrtum ist, melden Sie sich mit dem richtigen Konto an.",
  },
  404: {
    title: "Oops! Page not found",
    text: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder in der Adresse fehlt ein Zeichen.",
  },
  405: {
    title: "Das geht hier nicht",
    text: "Unter dieser Adresse lässt sich nichts absenden. Gespeichert wurde nichts.",
  },
  413: {
    title: "Das ist zu groß",
    text: "Gespeichert wurde davon nichts. Bitte gehen Sie zurück, wählen Sie weniger oder kleinere Dateien und senden Sie es noch einmal.",
  },
  414: tooLongPage,
  431: tooLongPage,
};

/** For any other refusal. Ours have texts of their own; a filter in a network may give one too. */
const rejected = {
  title: "Das wurde nicht angenommen",
  text: "Bitte laden Sie die Seite neu. Hilft das nicht, versuchen Sie es über eine andere Verbindung.",
};

const outOfReach = {
  title: "Keine Verbindung",
  text: "Unser Server ist gerade nicht zu erreichen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite noch einmal.",
};

const unreachableFor = (reason?: string) => (reason ? { title: "Das geht gerade nicht", text: reason } : outOfReach);

const unsavedBecause = (status: number, reason?: string) =>
  status === unreachable
    ? { ...unreachableFor(reason), text: reason ?? "Bitte versuchen Sie es in ein paar Minuten noch einmal." }
    : {
        title: unexpected.title,
        text: "Der Fehler liegt bei uns und ist vermerkt. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
      };

const unexpected = {
  title: "Da ist etwas schiefgegangen",
  text: "Der Fehler liegt bei uns und ist vermerkt. Was Sie schon gespeichert haben, bleibt erhalten. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

function textOf(status: number, reason?: string) {
  if (status === unreachable) return unreachableFor(reason);
  return texts[status] ?? (status < 500 ? rejected : unexpected);
}

interface ErrorPageProps {
  status: number;
  /** The form that was refused because the session had ended. */
  interrupted: Interrupted | null;
  reason?: string;
  problem?: Problem;
  /** Whether a sign-in would open the page. */
  offersSignIn?: boolean;
  /** Whether the interrupted form waits for the password instead of a sign-in. */
  asksPassword?: boolean;
}

export function ErrorPage({
  status,
  interrupted,
  reason,
  problem,
  offersSignIn = false,
  asksPassword,
}: ErrorPageProps) {
  const { pathname, search } = useLocation();
  const requestId = useRequestId();
  const unsaved = useContext(ServerErrorContext)?.unsaved;
  const { title, text } = problem ?? textOf(status, reason);

  if (interrupted) return <InterruptedForm interrupted={interrupted} reason={reason} asksPassword={asksPassword} />;
  const isGone = !problem && status in meanwhile;
  if (notSaved && unsaved && !isGone)
    return (
      <notSaved.NotSavedPage
        unsaved={unsaved}
        problem={problem ?? unsavedBecause(status, reason)}
        requestId={problem ? null : requestId}
        status={status}
      />
    );
  return (
    <>
      <PageTitle>{`${title} (${status})`}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="relative h-44 overflow-hidden border-b border-line sm:h-64">
        <Facade
          seed={`fehler-${status}`}
          width={1240}
          height={256}
          columns={24}
          tone={status === 404 || offersSignIn ? "colour" : "paper"}
        />
      </div>
      <Container width="text" className="py-14">
        <p className="font-display text-lg font-semibold text-signal">{status}</p>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-5 text-lg text-soft">
          <WholeWords text={text} />
        </p>
        {notSaved && unsaved && (
          <>
            <p className="mt-5">Gespeichert wurde nichts. Was Sie geschrieben haben, steht noch hier.</p>
            <notSaved.Typed fields={unsaved.fields} />
          </>
        )}
        {requestId && status >= 500 && status !== unreachable && (
          <p className="mt-3 text-note text-soft">
            Wenn Sie uns schreiben, nennen Sie bitte diese Kennung: <code className="break-all">{requestId}</code>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {status === unreachable && (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              Noch einmal laden
            </ButtonLink>
          )}
          {offersSignIn && <ButtonLink to={authPath("anmelden", `${pathname}${search}`)}>Jetzt anmelden</ButtonLink>}
          <ButtonLink to="/" variant={status === unreachable || offersSignIn ? "secondary" : "primary"}>
            Zur Startseite
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
