import type { MiddlewareFunction } from "react-router";
import { findViewer, forbid, forbidUntilSignedIn, signedInOnly } from "~/auth/guards.server";
import { isReading } from "~/http/is-reading";
import { settings } from "~/settings.server";
import { canEditBlog } from "./policy";

/**
 * Guards the blog desk. A visitor who opens a page is refused; a visitor who sends an article keeps it over the
 * sign-in.
 */
export const blogEditorsOnly: MiddlewareFunction<Response> = async (args, next) => {
  const viewer = findViewer(args.context);
  if (canEditBlog(viewer, settings.blogEditors)) return next();
  if (viewer) forbid(args.context);
  if (isReading(args.request)) forbidUntilSignedIn(args.context);
  return signedInOnly(args, next);
};
