import type { MiddlewareFunction } from "react-router";
import { forbid, signedInOnly } from "~/auth/guards.server";
import { viewerContext } from "~/auth/viewer";
import { canCreateCall } from "./policy";

/** For what companies do with their calls. A visitor's form is kept until they have signed in. */
export const companiesOnly: MiddlewareFunction<Response> = (args, next) => {
  const viewer = args.context.get(viewerContext);
  if (viewer && !canCreateCall(viewer)) forbid(args.context);
  return signedInOnly(args, next);
};

/** The same, but a visitor who only looks gets a page of its own, which says what an account is needed for. */
export const companiesOrVisitorsPrompt: MiddlewareFunction<Response> = (args, next) => {
  const isVisit = args.request.method === "GET" || args.request.method === "HEAD";
  return isVisit && !args.context.get(viewerContext) ? next() : companiesOnly(args, next);
};
