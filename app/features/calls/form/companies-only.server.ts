import type { MiddlewareFunction } from "react-router";
import { findViewer, forbid, signedInFor, signedInOnly } from "~/auth/guards.server";
import { canCreateCall } from "~/features/calls/policy";
import { isReading } from "~/http/is-reading";
import { signInToCreate } from "./create-call-link";

const companiesWho =
  (isSignedIn: MiddlewareFunction<Response>): MiddlewareFunction<Response> =>
  (args, next) => {
    const viewer = findViewer(args.context);
    if (viewer && !canCreateCall(viewer)) forbid(args.context);
    return isSignedIn(args, next);
  };

/** Guards what companies do with their calls. Keeps a visitor's form until they have signed in. */
export const companiesOnly = companiesWho(signedInOnly);

const creators = companiesWho(signedInFor(signInToCreate));

/** The same guard for writes. A GET request gets a page that explains who may create calls. */
export const companiesOrExplanation: MiddlewareFunction<Response> = (args, next) => {
  return isReading(args.request) ? next() : creators(args, next);
};
