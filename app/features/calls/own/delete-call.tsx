import { ownCallPath } from "~/features/calls/own-call-path";
import { useButtonResponse } from "~/http/use-button-response";
import { formatCount } from "~/text/format-count";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { OwnCall } from "./own-calls.server";

export const deleteDialog = (id: number) => `ausschreibung-${id}-loeschen`;

/** `told` is the number of people who are informed because their offer is undecided. */
export function DeleteCall({ call: { id, title }, told }: { call: OwnCall; told: number }) {
  const form = `${deleteDialog(id)}-form`;
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Löschen der Ausschreibung" });
  return (
    <>
      <Form method="post" action={ownCallPath(id, "loeschen")} id={form} hidden preventScrollReset />
      <ConfirmDialog
        id={deleteDialog(id)}
        title="Ausschreibung löschen"
        confirmLabel="Löschen"
        danger
        busy={isBusy}
        busyLabel="Lösche..."
        form={form}
      >
        <p>
          Sind Sie sicher, dass Sie die Ausschreibung „{title}“ löschen möchten? Diese Aktion kann nicht rückgängig
          gemacht werden.
        </p>
        {told > 0 && (
          <p className="mt-4">
            {told === 1
              ? "Eine Person hat ein offenes Angebot. Sie erfährt davon, und ihr Angebot endet ohne Entscheidung."
              : `${formatCount(told)} Personen haben ein offenes Angebot. Sie erfahren davon, und ihre Angebote enden ohne Entscheidung.`}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
