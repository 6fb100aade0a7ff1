import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { viewerContext, viewerUnknownContext } from "~/auth/viewer";
import { frameContext } from "~/http/frame-context";
import type { Site } from "~/http/site-context";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import type { FrameData } from "./frame";

const { region } = settings;

const site: Site = {
  productName: settings.productName,
  siteUrl: settings.siteUrl,
  contactEmail: settings.contactEmail,
  socialLinks: settings.socialLinks,
  supportSlug: slugify(settings.productName),
  passwordMinLength: settings.passwordMinLength,
  demo: settings.demo,
  region: {
    name: region.name,
    country: region.country.code,
    placeOfCreatives: region.placeOfCreatives ?? region.name,
    ...region.examples,
  },
};

/** The frame's data for the current viewer. */
export const frameOf = (context: Readonly<RouterContextProvider>): FrameData => ({
  viewer: context.get(viewerContext),
  isViewerUnknown: context.get(viewerUnknownContext),
  site,
});

export const knowFrame: MiddlewareFunction<Response> = ({ context }, next) => {
  context.set(frameContext, frameOf(context));
  return next();
};
