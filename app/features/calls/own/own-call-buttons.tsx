import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Trash2 from "lucide-react/icons/trash";
import { ownCallPath } from "~/features/calls/own-call-path";
import { ConfirmedAct } from "~/http/confirmed-act";
import { useButtonResponse } from "~/http/use-button-response";
import { formatCount } from "~/text/format-count";
import { Button } from "~/ui/button";
import type { OwnCall } from "./own-calls.server";

export function PinButton({ call }: { call: OwnCall }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Anheften der Ausschreibung" });
  return (
    <Form
      method="post"
      action={ownCallPath(call.id, "anheften")}
      className={call.pinned ? "max-sm:col-span-full" : undefined}
    >
      <input type="hidden" name="pinned" value={call.pinned ? "nein" : "ja"} />
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        icon={call.pinned ? <PinOff aria-hidden size={18} /> : <Pin aria-hidden size={18} />}
      >
        {call.pinned ? "Nicht mehr anheften" : "Anheften"}
        <span className="sr-only">: {call.title}</span>
      </Button>
    </Form>
  );
}

/** `told` is the number of people who are informed because their offer is undecided. */
export function DeleteButton({ call, told, className }: { call: OwnCall; told: number; className?: string }) {
  return (
    <ConfirmedAct
      action={ownCallPath(call.id, "loeschen")}
      label={
        <>
          Löschen<span className="sr-only">: {call.title}</span>
        </>
      }
      look={{ variant: "quiet", size: "sm", className, icon: <Trash2 aria-hidden size={18} /> }}
      title="Ausschreibung löschen"
      confirmLabel="Löschen"
      busyLabel="Lösche..."
      danger
      failure="Fehler beim Löschen der Ausschreibung"
    >
      <p>
        Sind Sie sicher, dass Sie die Ausschreibung „{call.title}“ löschen möchten? Diese Aktion kann nicht rückgängig
        gemacht werden.
      </p>
      {told > 0 && (
        <p className="mt-4">
          {told === 1
            ? "Eine Person hat ein offenes Angebot. Sie erfährt davon, und ihr Angebot endet ohne Entscheidung."
            : `${formatCount(told)} Personen haben ein offenes Angebot. Sie erfahren davon, und ihre Angebote enden ohne Entscheidung.`}
        </p>
      )}
    </ConfirmedAct>
  );
}
