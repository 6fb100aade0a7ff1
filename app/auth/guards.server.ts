import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { Problem } from "~/http/answer";
import { frameContext } from "~/http/frame-context";
import { type Interrupted, keepTyped } from "~/http/interrupted.server";
import { forbidStoring } from "~/http/page-caching.server";
import { type Viewer, viewerContext, viewerUnknownContext } from "./viewer";

const viewerUnknownText =
  "Wir können gerade nicht feststellen, wer Sie sind. Ihre Anmeldung bleibt bestehen: Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** What an error page needs that no loader could bring, because none ran. */
export interface GuardAnswer {
  frame: unknown;
  interrupted: Interrupted | null;
  /** What a sign-in is needed for. */
  reason?: string;
  /** Why the request was refused, where the status alone would not say. */
  problem?: Problem;
  /** Whether a sign-in would open what is refused. */
  offersSignIn?: boolean;
}

function refuse(
  context: Readonly<RouterContextProvider>,
  status: 401 | 403 | 404 | 503,
  interrupted: Interrupted | null,
  { reason, offersSignIn = status === 401 }: Pick<GuardAnswer, "reason" | "offersSignIn"> = {},
): never {
  throw data<GuardAnswer>({ frame: context.get(frameContext), interrupted, reason, offersSignIn }, { status });
}

/** For public pages that show contact data to those who are signed in. */
export const contactDataStoredNowhere: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  return context.get(viewerContext) ? forbidStoring(response) : response;
};

/** For every address: one with a NUL in it leads nowhere, since the database could not even compare it with anything. */
export const nothingAtNul: MiddlewareFunction<Response> = ({ request, context }, next) =>
  request.url.includes("%00") ? refuse(context, 404, null) : next();

/** For what depends on who asks: while nobody can be looked up, it is refused without calling anyone a visitor. */
export function findViewer(context: Readonly<RouterContextProvider>): Viewer | null {
  if (context.get(viewerUnknownContext)) refuse(context, 503, null, { reason: viewerUnknownText });
  return context.get(viewerContext);
}

/** For an area of signed-in people. Who sends a form after the session has ended loses nothing of it. */
export const signedInFor =
  (reason?: string): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    if (!findViewer(context)) refuse(context, 401, keepTyped(request, context), { reason });
    return next();
  };

export const signedInOnly = signedInFor();

/**
 * For the superadmin area. To everyone else it looks the same, signed in or not; only who sends a form from it after the
 * session has ended can go on with it.
 */
export const superadminOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const viewer = findViewer(context);
  if (!viewer?.isSuperadmin) refuse(context, 403, viewer ? null : keepTyped(request, context));
  return next();
};

/** The viewer of an area that `signedInOnly` guards. */
export function getViewer(context: Readonly<RouterContextProvider>): Viewer {
  return findViewer(context) ?? refuse(context, 401, null);
}

/** Ends a request that this viewer may not make. */
export function forbid(context: Readonly<RouterContextProvider>): never {
  return refuse(context, 403, null);
}

/** Ends a request that a visitor may not make, and says where to sign in. */
export function forbidUntilSignedIn(context: Readonly<RouterContextProvider>): never {
  return refuse(context, 403, null, { offersSignIn: true });
}
