/** The large picture that has an entry in the history. */
let shown: HTMLDialogElement | null = null;
let isRemoving = false;
let isListening = false;

/**
 * While a picture is large it has an entry of its own in the history, so that going back closes it and stays on the page.
 */
export function noteInHistory(box: HTMLDialogElement): void {
  // The router must not take such a step for one to another page, so this listens before it does.
  if (!isListening) window.addEventListener("popstate", noteStep, { capture: true });
  isListening = true;
  if (box.open && shown !== box) {
    if (!shown) window.history.pushState(window.history.state, "");
    shown = box;
  }
  if (!box.open && shown === box) {
    shown = null;
    isRemoving = true;
    window.history.back();
  }
}

function noteStep(event: PopStateEvent) {
  const box = shown?.isConnected ? shown : null;
  shown = null;
  if (!box && !isRemoving) return;
  isRemoving = false;
  event.stopImmediatePropagation();
  box?.close();
}
