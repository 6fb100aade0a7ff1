import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { isChanged } from "~/ui/is-changed";

const LeavingQuestion = lazy(() =>
  import("./leaving-question").then(
    ({ LeavingQuestion: Question }) => ({ default: Question as ComponentType<QuestionProps> }),
    () => ({ default: PlainQuestion }),
  ),
);

interface QuestionProps {
  stay: () => void;
  leave: () => void;
}

function PlainQuestion({ stay, leave }: QuestionProps) {
  useEffect(() => {
    if (window.confirm("Ihre Änderungen sind noch nicht gespeichert. Trotzdem verlassen?")) leave();
    else stay();
  }, [stay, leave]);
  return null;
}

/** Forms in which nobody has typed since they were sent. */
const sent = new WeakSet<EventTarget>();

/** Asks before typed text is lost, on navigations inside the site and on leaving it. */
export function AskBeforeLeaving() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("submit", ({ target }) => target && sent.add(target), { signal, capture: true });
    addEventListener(
      "input",
      ({ target }) => {
        const form = target instanceof Element && target.closest("form");
        if (form) sent.delete(form);
        // `boot.js` has set one that always asks. Whatever one returns, even `false`, asks too.
        if (window.onbeforeunload)
          window.onbeforeunload = (event) => {
            if (hasUnsaved("dialog:not([open])")) event.preventDefault();
          };
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // A dialog is closed by a press in it, and often with a navigation.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved("dialog"),
  );

  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeavingQuestion stay={blocker.reset} leave={blocker.proceed} />
    </Suspense>
  );
}

/** Whether a long form holds what is only there, `outside` of such elements. */
const hasUnsaved = (outside: string) =>
  [...document.forms].some((form) => {
    const { refused, kept } = form.dataset;
    const hasPictures = form.querySelector("[data-unsaved]") !== null;
    if (form.closest(outside) || form.querySelector("textarea, [data-asks]") === null) return false;
    if (kept !== undefined && !hasPictures) return false;
    return refused !== undefined || ((hasPictures || isChanged(form)) && !sent.has(form));
  });
