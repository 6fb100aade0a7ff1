import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { isChanged } from "~/ui/is-changed";

const dialogId = "nicht-gespeichert";

interface UnsavedChangesProps {
  form: RefObject<HTMLFormElement | null>;
  /** True while the form is being sent: its own navigation must not warn. */
  isSending: boolean;
}

/** Warns before typed text is lost, on navigations inside the site and on leaving it. */
export function UnsavedChanges({ form, isSending }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSending && currentLocation.pathname !== nextLocation.pathname && isChanged(form.current),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSending && isChanged(form.current)) event.preventDefault();
    };
    // Replaces the handler that `boot.js` sets until this script runs.
    window.onbeforeunload = warn;
    return () => {
      window.onbeforeunload = null;
    };
  }, [form, isSending]);

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
