import type { MiddlewareFunction } from "react-router";
import { findViewer, forbid, forbidUntilSignedIn, signedInOnly } from "~/auth/guards.server";
import { settings } from "~/settings.server";
import { canEditBlog } from "./policy";

/** For the blog's own desk. Who looks in without an account is turned away; who sends an article loses nothing of it. */
export const blogEditorsOnly: MiddlewareFunction<Response> = async (args, next) => {
  const viewer = findViewer(args.context);
  if (canEditBlog(viewer, settings.blogEditors)) return next();
  if (viewer) forbid(args.context);
  if (args.request.method === "GET") forbidUntilSignedIn(args.context);
  return signedInOnly(args, next);
};
