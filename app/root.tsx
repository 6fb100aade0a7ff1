import familjenGrotesk from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import {
  data,
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { type GuardAnswer, refuseNulInAddress } from "./auth/guards.server";
import { askToAgree } from "./auth/legal/gate.server";
import { sameAccountOnly } from "./auth/same-account.server";
import { identifyViewer } from "./auth/session.server";
import { unreadContext } from "./auth/viewer";
import { countUnread } from "./conversations/unread.server";
import { handleLostConnection } from "./http/lost-connection";
import { orNull } from "./http/or-empty.server";
import { pageCaching } from "./http/page-caching.server";
import { ServerErrorContext } from "./http/server-error";
import { takeToast } from "./http/toast.server";
import { answerGoneAccount } from "./shell/account-gone.server";
import { ErrorPage } from "./shell/error-page";
import { Frame, type FrameData } from "./shell/frame";
import { frameOf, previewToast, setFrame } from "./shell/frame.server";
import { useSessionChannel } from "./shell/use-session-channel";
import styles from "./styles/app.css?url";
import { themeColours } from "./ui/light-colours";
import { showToast } from "./ui/toaster";

export const middleware: Route.MiddlewareFunction[] = [
  pageCaching,
  identifyViewer,
  setFrame,
  answerGoneAccount,
  refuseNulInAddress,
  sameAccountOnly,
  askToAgree,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [handleLostConnection];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { toast, headers } = await takeToast(request);
  const { viewer, ...frame } = frameOf(context);
  const count = (id: string) => orNull(() => countUnread(id, params.id), "how many conversations are unread");
  const unread = viewer && (context.get(unreadContext) ?? (await count(viewer.id)));
  return data(
    { ...frame, viewer, unread: unread ?? 0, toast: toast ?? (previewToast(request, context) || null) },
    { headers },
  );
}

/** A form that found no session is refused, and the header follows. What the page shows besides stays. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 401 || defaultShouldRevalidate;

/** Elements instead of `links`, which the router would gather and compare again for every page. */
const headLinks = (
  <>
    {[familjenGrotesk, instrumentSans].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="stylesheet" href={styles} />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="search" type="application/opensearchdescription+xml" title="Suche" href="/opensearch.xml" />
    <link rel="apple-touch-icon" href="/icon-180.png" />
  </>
);

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame(useRouteError());
  const style = frame?.site.look?.style;
  // Presses from before are answered now: see app/boot.js.
  useEffect(() => void window.dispatchEvent(new Event("program-ready")), []);
  const startsNow = useMatches().some((match) => (match.handle as { startsNow?: boolean } | undefined)?.startsNow);

  return (
    <html
      lang="de-AT"
      data-start={startsNow ? "now" : undefined}
      data-viewer={frame?.viewer?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        {/* Before the style sheet: a page that learns about its view transition only from there aborts it with an error. */}
        <style>{"@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}"}</style>
        <Meta />
        {headLinks}
        {style && <style>{style}</style>}
      </head>
      <body>
        {children}
        {/* See finish-page.server.ts. */}
        <template data-before-scripts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The last frame's data, for pages that can't be loaded. Only set in browsers, because effects do not run on the
 * server.
 */
let lastFrame: FrameData | undefined;

export default function App({ loaderData }: Route.ComponentProps) {
  const { viewer, isViewerUnknown, unread, site, toast } = loaderData;
  const isFirst = useRef(true);
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const counted = useRef(pathname);

  useSessionChannel(viewer?.id ?? null, isViewerUnknown);

  useEffect(() => {
    lastFrame = { viewer, isViewerUnknown, unread, site };
  }, [viewer, isViewerUnknown, unread, site]);

  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    window.dispatchEvent(new Event("page-change"));
    // What had the focus disappeared with its page, or was in a dialog that gave it back to its opener: move it to the
    // start of the new page.
    if (document.activeElement?.matches("body, [command=show-modal]"))
      document.getElementById("inhalt")?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    // The first toast was rendered with the page.
    if (toast && !isFirst.current) showToast(toast);
    isFirst.current = false;
  }, [toast]);

  return (
    <Frame
      viewer={viewer}
      isViewerUnknown={isViewerUnknown}
      unread={unread}
      site={site}
      arrivedWith={key === firstKey ? toast : null}
    >
      <Outlet />
    </Frame>
  );
}

const answerIn = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as Partial<GuardAnswer> | null) : null);

/**
 * The frame of this page, also of one that has failed before the root was loaded. A refusal knows better than the page
 * before it who is signed in.
 */
function useFrame(error: unknown): FrameData | undefined {
  const root = useRouteLoaderData<typeof loader>("root");
  const onServer = useContext(ServerErrorContext);
  const answered = answerIn(error)?.frame as FrameData | undefined;
  if (answered) return { ...root, ...answered };
  return root ?? (onServer?.frame as FrameData | undefined) ?? lastFrame;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = answerIn(error);
  const frame = useFrame(error);
  const page = (
    <ErrorPage
      status={isRouteErrorResponse(error) ? error.status : 500}
      interrupted={answer?.interrupted ?? null}
      reason={answer?.reason}
      problem={answer?.problem}
      offersSignIn={answer?.offersSignIn}
      asksPassword={answer?.asksPassword}
    />
  );
  if (!frame) return page;
  return (
    <Frame
      viewer={frame.viewer}
      unread={frame.unread}
      isViewerUnknown={frame.isViewerUnknown && !answer?.reason}
      site={frame.site}
      arrivedWith={null}
    >
      {page}
    </Frame>
  );
}
