import { useButtonResponse } from "~/http/use-button-response";
import { formatDay } from "~/text/dates";
import { Button } from "~/ui/button";
import { Dot } from "~/ui/dotted";
import type { ListedSession } from "./sessions.server";

export function SessionList({ sessions }: { sessions: ListedSession[] }) {
  return (
    <div className="grid gap-5">
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </div>
  );
}

function SessionRow({ session: { id, device, since, lastSeen, isCurrent } }: { session: ListedSession }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line py-4 not-last:border-b last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {device}
          {isCurrent && (
            <span className="font-normal text-soft">
              <Dot />
              dieses Gerät
            </span>
          )}
        </p>
        <p id={`sitzung-${id}`} className="text-note text-soft">
          Angemeldet seit {formatDay(since)}, zuletzt gesehen am {formatDay(lastSeen)}
        </p>
      </div>
      {!isCurrent && <EndOne id={id} device={device} />}
    </li>
  );
}

const failure = "Fehler beim Beenden der Sitzung";

function EndOne({ id, device }: { id: string; device: string }) {
  const { Form, isBusy } = useButtonResponse({ failure });
  return (
    <Form method="post" action={`/konto/sitzungen/${id}/beenden`} className="max-sm:w-full max-sm:*:w-full">
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        busyLabel="Wird beendet..."
        aria-describedby={`sitzung-${id}`}
      >
        Beenden<span className="sr-only">: {device}</span>
      </Button>
    </Form>
  );
}

function EndOthers() {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Beenden der Sitzungen" });
  return (
    <Form method="post" action="/konto/sitzungen/beenden" className="max-sm:*:w-full">
      <Button variant="secondary" busy={isBusy} busyLabel="Wird beendet...">
        Alle anderen beenden
      </Button>
    </Form>
  );
}
