import { ownCallPath, ownCallsPath } from "~/features/calls/own-call-path";
import { Confirmation, deletion } from "~/http/confirmation";
import { formatCount } from "~/text/format-count";

interface DeleteCallProps {
  call: { id: number; title: string };
  /** The number of people who are informed because their offer is undecided. */
  told: number;
  onClose?: () => void;
}

export function DeleteCall({ call: { id, title }, told, onClose }: DeleteCallProps) {
  return (
    <Confirmation
      action={ownCallPath(id, "loeschen")}
      backTo={ownCallsPath}
      onClose={onClose}
      title="Ausschreibung löschen"
      {...deletion}
      failure="Fehler beim Löschen der Ausschreibung"
    >
      <p className="wrap-anywhere">
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
    </Confirmation>
  );
}
