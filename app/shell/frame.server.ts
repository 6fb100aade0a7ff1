import type { MiddlewareFunction } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { frameContext } from "~/http/frame-context";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import type { Site } from "./frame";

export const site: Site = {
  productName: settings.productName,
  siteUrl: settings.siteUrl,
  contactEmail: settings.contactEmail,
  socialLinks: settings.socialLinks,
  supportSlug: slugify(settings.productName),
  passwordMinLength: settings.passwordMinLength,
  demo: settings.demo,
};

export const knowFrame: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(frameContext, { viewer: context.get(viewerContext), site });
  return next();
};
