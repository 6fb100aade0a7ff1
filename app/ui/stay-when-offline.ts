import { showToast } from "./toaster";

/** A device without a network still reaches a site that runs on it. */
const reachesSite = () =>
  fetch("/healthz").then(
    () => true,
    () => false,
  );

/**
 * Leaves the page unless there is no connection, which a toast then says. A page that is left nevertheless is replaced by
 * an error page of the browser, and with it goes what is typed there.
 */
export async function leaveUnlessOffline(leave: () => void) {
  if (navigator.onLine || (await reachesSite())) return leave();
  showToast({
    title: "Keine Verbindung",
    description: "Diese Seite bleibt, wie sie ist. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
    kind: "error",
  });
}

let isRepeated = false;

/** Keeps people on the page when they press a link without a connection. What opens a dialog may have loaded it before. */
export function keepPageWhenOffline(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.ariaHasPopup) return;
  const isHere = link.hash && link.pathname + link.search === location.pathname + location.search;
  if (isHere || isRepeated || navigator.onLine) return;
  event.preventDefault();
  void leaveUnlessOffline(() => {
    isRepeated = true;
    link.click();
    isRepeated = false;
  });
}
