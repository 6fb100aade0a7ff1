import { text } from "node:stream/consumers";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "./db/database-away.server";
import { cacheFragments } from "./http/cached-fragments.server";
import { finishPage } from "./http/finish-page.server";
import { hasWritten, unsavedFormOf } from "./http/interrupted.server";
import { renderWhole } from "./http/render-whole.server";
import { renderedPage } from "./http/rendered-page.server";
import { requestContext } from "./http/request-context";
import { RequestIdProvider } from "./http/request-id";
import { ServerErrorContext } from "./http/server-error";
import { meanwhile } from "./http/too-late";
import { log } from "./log.server";
import { settings } from "./settings.server";
import { reserveNames } from "./text/name-field";
import { looksLikeOperator } from "./text/operator-name";
import { FragmentCacheContext } from "./ui/cached-fragment";

reserveNames((text, kind) =>
  [settings.productName, settings.supportName].some((name) => looksLikeOperator(text, name, kind)),
);

/** During development the code of a fragment may change. */
const fragments = import.meta.env.PROD ? cacheFragments() : null;

/** Longer than the statement timeout, so that a cancelled query leaves an empty block instead of a broken page. */
export const streamTimeout = 20_000;

/** Renders the whole page before sending it, so that the security policy can allow its inline scripts by hash. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { errors } = entryContext.staticHandlerContext;
  const serverError = isFailedWrite(entryContext)
    ? describeError(request, status, Object.values(errors ?? {}).some(isRefusal), loadContext)
    : null;
  const { requestId, carriesText } = loadContext.get(requestContext);
  const html = await renderWhole(
    <RequestIdProvider value={status >= 400 ? requestId : null}>
      <ServerErrorContext value={serverError}>
        <FragmentCacheContext value={fragments}>
          <ServerRouter context={ofThisPage(entryContext)} url={request.url} />
        </FragmentCacheContext>
      </ServerErrorContext>
    </RequestIdProvider>,
    (error) => log.error({ err: error }, "render"),
  );
  const { serverHandoffStream } = entryContext;
  const page = finishPage(html, carriesText || !serverHandoffStream ? "" : await text(serverHandoffStream));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", page.securityPolicy);
  if (status === 405) headers.set("allow", request.method === "POST" ? "GET, HEAD" : "POST");
  return renderedPage(page.html, { status, headers });
}

/** Whether an action or a guard of it has failed. After one that answered, only its page could not be loaded. */
function isFailedWrite({ staticHandlerContext: { errors, actionData, loaderData } }: EntryContext): boolean {
  return errors !== null && actionData === null && loaderData.root === undefined;
}

/** An act that somebody was refused, for a reason that the page says. */
const isRefusal = (error: unknown) => isRouteErrorResponse(error) && error.data?.problem && !error.data.refusal;

function describeError(request: Request, status: number, isRefused: boolean, context: RouterContextProvider) {
  if (request.method !== "POST") return null;
  const facts = context.get(requestContext);
  facts.carriesText = true;
  const isForNow = status >= 500 || status === 429;
  const isLost = isForNow || isRefused || (status in meanwhile && hasWritten(context));
  return { unsaved: isLost ? unsavedFormOf(request, context) : null, frame: facts.frame };
}

/**
 * Passes only the matched routes, because the renderer creates elements for all routes that it gets, for every page.
 */
function ofThisPage(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  const routes = Object.fromEntries(matches.map(({ route }) => [route.id, context.manifest.routes[route.id]]));
  return { ...context, manifest: { ...context.manifest, routes }, serverHandoffStream: undefined };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A route that says what failed has also logged it.
  const isTold = isRouteErrorResponse(error) && (error.status < 500 || error.data?.problem);
  if (request.signal.aborted || isTold) return;
  const facts = context.get(requestContext);
  facts.isDatabaseAway ||= isDatabaseAway(error);
  log.error(
    { requestId: facts.requestId, err: error instanceof Error ? error : new Error("thrown response") },
    "request failed",
  );
};
