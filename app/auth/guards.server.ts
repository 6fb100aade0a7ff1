import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import type { Problem } from "~/http/answer";
import { type Interrupted, saveTypedForm } from "~/http/interrupted.server";
import { forbidStoring } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { factorPaths } from "./second-factor/paths";
import { hasRecentPassword } from "./sessions.server";
import { type Viewer, viewerContext, viewerUnknownContext } from "./viewer";

const viewerUnknownText =
  "Wir können gerade nicht feststellen, wer Sie sind. Ihre Anmeldung bleibt bestehen: Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** Data for the error page when no loader ran. */
export interface GuardAnswer {
  frame: unknown;
  interrupted: Interrupted | null;
  /** Why the page needs a sign-in. */
  reason?: string;
  /** Whether the interrupted form needs the password again instead of a sign-in. */
  asksPassword?: boolean;
  /** The reason for a refusal, when the status is ambiguous. */
  problem?: Problem;
  /** Whether a sign-in would give access. */
  offersSignIn?: boolean;
}

function refuse(
  context: Readonly<RouterContextProvider>,
  status: 401 | 403 | 404 | 503,
  interrupted: Interrupted | null,
  { reason, offersSignIn = status === 401 }: Pick<GuardAnswer, "reason" | "offersSignIn"> = {},
): never {
  throw data<GuardAnswer>({ frame: context.get(requestContext).frame, interrupted, reason, offersSignIn }, { status });
}

/** For public pages that show contact data to signed-in people: nothing may store such a page. */
export const contactDataStoredNowhere: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  return context.get(viewerContext) ? forbidStoring(response) : response;
};

/** Answers 404 for addresses with a NUL character, which PostgreSQL can't store or compare. */
export const refuseNulInAddress: MiddlewareFunction<Response> = ({ request, context }, next) =>
  request.url.includes("%00") ? refuse(context, 404, null) : next();

/**
 * For routes that need a known viewer. Refuses while sessions can't be looked up, instead of treating everybody as a
 * visitor.
 */
export function findViewer(context: Readonly<RouterContextProvider>): Viewer | null {
  if (context.get(viewerUnknownContext)) refuse(context, 503, null, { reason: viewerUnknownText });
  return context.get(viewerContext);
}

/**
 * Guards an area for signed-in people. Keeps a form that was sent after the session had ended until the person has
 * signed in.
 */
export const signedInFor =
  (reason?: string): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    if (!findViewer(context)) refuse(context, 401, saveTypedForm(request, context), { reason });
    return next();
  };

export const signedInOnly = signedInFor();

/** Guards what only some members do. Keeps a visitor's form until they have signed in. */
export const membersOnlyIf =
  (may: (viewer: Viewer) => boolean, isSignedIn = signedInOnly): MiddlewareFunction<Response> =>
  (args, next) => {
    const viewer = findViewer(args.context);
    if (viewer && !may(viewer)) forbid(args.context);
    return isSignedIn(args, next);
  };

export const creativesOnly = membersOnlyIf(({ userType }) => userType === "kreative");

/**
 * Guards what only people with a role may open. Everybody else gets the same refusal. Keeps a form that was sent after
 * the session had ended until the person has signed in.
 */
export const onlyWho =
  (may: (viewer: Viewer, method: string, pattern: string) => boolean): MiddlewareFunction<Response> =>
  async ({ request, context, pattern }, next) => {
    const viewer = findViewer(context);
    if (viewer?.needsSecondFactor) throw redirect(factorPaths.overview, 303);
    const isAllowed = viewer && may(viewer, request.method, `/${pattern}`);
    if (!isAllowed) refuse(context, 403, viewer ? null : saveTypedForm(request, context));
    return next();
  };

export const superadminOnly = onlyWho(({ isSuperadmin }) => isSuperadmin);

/**
 * Guards acts with lasting effect: asks for the password when the last time was too long ago, and keeps the form until
 * then.
 */
export const recentPasswordOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || (await hasRecentPassword(request))) return next();
  const answer = {
    frame: context.get(requestContext).frame,
    interrupted: saveTypedForm(request, context),
    asksPassword: true,
  };
  throw data<GuardAnswer>(answer, { status: 401 });
};

/** The viewer in an area that `signedInOnly` guards. */
export function getViewer(context: Readonly<RouterContextProvider>): Viewer {
  return findViewer(context) ?? refuse(context, 401, null);
}

/** Throws the refusal for a viewer without permission. */
export function forbid(context: Readonly<RouterContextProvider>): never {
  return refuse(context, 403, null);
}

/** Throws the refusal for a visitor, with a way to sign in. */
export function forbidUntilSignedIn(context: Readonly<RouterContextProvider>): never {
  return refuse(context, 403, null, { offersSignIn: true });
}
