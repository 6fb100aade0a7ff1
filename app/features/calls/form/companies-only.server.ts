import type { MiddlewareFunction } from "react-router";
import { membersOnlyIf, signedInFor } from "~/auth/guards.server";
import { canCreateCall } from "~/features/calls/policy";
import { isReading } from "~/http/is-reading";
import { signInToCreate } from "./create-call-link";

/** Guards what companies do with their calls. Keeps a visitor's form until they have signed in. */
export const companiesOnly = membersOnlyIf(canCreateCall);

const creators = membersOnlyIf(canCreateCall, signedInFor(signInToCreate));

/** The same guard for writes. A GET request gets a page that explains who may create calls. */
export const companiesOrExplanation: MiddlewareFunction<Response> = (args, next) => {
  return isReading(args.request) ? next() : creators(args, next);
};
