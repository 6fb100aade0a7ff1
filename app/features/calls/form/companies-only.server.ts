import type { MiddlewareFunction } from "react-router";
import { findViewer, forbid, signedInFor, signedInOnly } from "~/auth/guards.server";
import { canCreateCall } from "~/features/calls/policy";
import { signInToCreate } from "./create-call-link";

const companiesWho =
  (isSignedIn: MiddlewareFunction<Response>): MiddlewareFunction<Response> =>
  (args, next) => {
    const viewer = findViewer(args.context);
    if (viewer && !canCreateCall(viewer)) forbid(args.context);
    return isSignedIn(args, next);
  };

/** For what companies do with their calls. A visitor's form is kept until they have signed in. */
export const companiesOnly = companiesWho(signedInOnly);

const creators = companiesWho(signedInFor(signInToCreate));

/** The same, but whoever only looks gets a page of its own, which says who may do this and what it takes. */
export const companiesOrExplanation: MiddlewareFunction<Response> = (args, next) => {
  const isVisit = args.request.method === "GET" || args.request.method === "HEAD";
  return isVisit ? next() : creators(args, next);
};
