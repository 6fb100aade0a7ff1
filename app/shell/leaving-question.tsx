import { useEffect } from "react";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";

const dialogId = "nicht-gespeichert";

export function LeavingQuestion({ stay, leave }: { stay: () => void; leave: () => void }) {
  useEffect(() => openDialog(dialogId), []);

  return (
    <Dialog id={dialogId} title="Änderungen verwerfen?" size="sm" onClose={stay}>
      <p>Ihre Änderungen sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="button" onClick={() => closeDialog(dialogId)}>
          Weiter bearbeiten
        </Button>
        <Button type="button" variant="danger" onClick={leave}>
          Verwerfen
        </Button>
      </div>
    </Dialog>
  );
}
