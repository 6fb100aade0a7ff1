import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";

const dialogId = "nicht-gespeichert";

/** Asks before what was typed is lost, on a way inside the site and on leaving it. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [when]);

  useEffect(() => {
    if (blocker.state === "blocked") openDialog(dialogId);
    else closeDialog(dialogId);
  }, [blocker.state]);

  return (
    <Dialog
      id={dialogId}
      title="Änderungen verwerfen?"
      size="sm"
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    >
      <p>Ihre Änderungen sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="button" onClick={() => closeDialog(dialogId)}>
          Weiter bearbeiten
        </Button>
        <Button type="button" variant="danger" onClick={() => blocker.proceed?.()}>
          Verwerfen
        </Button>
      </div>
    </Dialog>
  );
}
