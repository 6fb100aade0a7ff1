import { useEffect } from "react";
import { useBlocker } from "react-router";
import { hasUnsentPart, isLong, isUnsaved } from "~/http/is-unsaved";
import { sentForms } from "~/http/use-write";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";

/** Asks before typed text is lost, on navigations inside the site and on leaving it. */
export function LeavingQuestion() {
  useEffect(() => {
    // Whatever it returns, even `false`, asks too.
    const askIfUnsaved = (event: BeforeUnloadEvent) => {
      if (hasUnsaved("dialog:not([open])")) event.preventDefault();
    };
    // `boot.js` sets one that always asks.
    const replace = () => {
      if (window.onbeforeunload) window.onbeforeunload = askIfUnsaved;
    };
    replace();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("submit", ({ target, defaultPrevented }) => target && !defaultPrevented && sentForms.add(target), {
      signal,
    });
    addEventListener(
      "input",
      ({ target }) => {
        const form = target instanceof Element && target.closest("form");
        if (form) sentForms.delete(form);
        replace();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // A dialog is closed by a press in it, and often with a navigation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved("dialog"),
  );

  return blocker.state === "blocked" ? <Question stay={blocker.reset} leave={blocker.proceed} /> : null;
}

const dialogId = "nicht-gespeichert";

function Question({ stay, leave }: { stay: () => void; leave: () => void }) {
  useEffect(() => openDialog(dialogId), []);

  function discard() {
    // The router may load the next page as a document.
    window.onbeforeunload = null;
    leave();
  }

  return (
    <Dialog id={dialogId} title="Änderungen verwerfen?" size="sm" onClose={stay}>
      <p>Ihre Änderungen sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.</p>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="button" data-safe onClick={() => closeDialog(dialogId)}>
          Weiter bearbeiten
        </Button>
        <Button type="button" variant="danger" onClick={discard}>
          Verwerfen
        </Button>
      </div>
    </Dialog>
  );
}

/** Whether a long form holds what is only there, `outside` of such elements. */
const hasUnsaved = (outside: string) =>
  [...document.forms].some((form) => {
    if (form.closest(outside) || !isLong(form)) return false;
    if (form.dataset.stored !== undefined && !hasUnsentPart(form)) return false;
    return isUnsaved(form);
  });
