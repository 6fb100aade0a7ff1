import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";

const dialogId = "nicht-gespeichert";

interface UnsavedChangesProps {
  form: RefObject<HTMLFormElement | null>;
  /** A navigation while the form is being sent is the form's own. */
  isSending: boolean;
}

/** Whether a field holds something else than it came with, however early it was typed. */
function isChanged(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}

/** Asks before typed text is lost, on navigations inside the site and on leaving it. */
export function UnsavedChanges({ form, isSending }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSending && currentLocation.pathname !== nextLocation.pathname && isChanged(form.current),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSending && isChanged(form.current)) event.preventDefault();
    };
    // Takes the place of the question that `boot.js` keeps ready until this runs.
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
