import type { MiddlewareFunction } from "react-router";
import { findViewer, forbid, signedInOnly } from "~/auth/guards.server";
import { canShowWorks } from "./work";

/** Guards what creatives do with their works. Keeps a visitor's form until they have signed in. */
export const creativesOnly: MiddlewareFunction<Response> = (args, next) => {
  const viewer = findViewer(args.context);
  if (viewer && !canShowWorks(viewer)) forbid(args.context);
  return signedInOnly(args, next);
};
