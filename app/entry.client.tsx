import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prepareAuthDialogs } from "./auth/auth-dialogs";
import { pageDataId } from "./http/page-data-id";

/** The router reads the page's data from the stream that its script has made. Its own server would fill it by scripts. */
declare const __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
__reactRouterContext.streamController.enqueue(document.getElementById(pageDataId)?.textContent ?? "");
__reactRouterContext.streamController.close();

await prepareAuthDialogs();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
