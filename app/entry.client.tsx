import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prepareAuthDialogs } from "./auth/auth-dialogs";
import { pageDataId } from "./http/page-data-id";
import { ownText } from "./ui/own-text";
import { expectTranslation } from "./ui/translated-page";

/** The router reads the page's data from the stream that its script has made. Its own server would fill it by scripts. */
declare const __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
__reactRouterContext.streamController.enqueue(document.getElementById(pageDataId)?.textContent ?? "");
__reactRouterContext.streamController.close();

// Whoever goes on before a page's data have arrived aborts their request. The router then rejects promises that it never
// gave to anybody, and the browser would report them as errors of the page.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason?.name === "AbortError") event.preventDefault();
});

expectTranslation();
await prepareAuthDialogs();
for (const field of document.querySelectorAll("textarea")) ownText(field);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
