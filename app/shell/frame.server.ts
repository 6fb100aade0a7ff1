import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext, viewerUnknownContext } from "~/auth/viewer";
import { logoOf } from "~/http/look-pictures";
import { previewedLook } from "~/http/previewed-look.server";
import { requestContext } from "~/http/request-context";
import type { Site, SiteLook } from "~/http/site-context";
import { currentLook, type Look } from "~/look.server";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import { accentStyle, signalOf } from "~/ui/accent";
import type { FrameData } from "./frame";

const { region } = settings;

const settled = {
  siteUrl: settings.siteUrl,
  contactEmail: settings.contactEmail,
  socialLinks: settings.socialLinks,
  supportSlug: slugify(settings.supportName),
  passwordMinLength: settings.passwordMinLength,
  demo: settings.demo,
  region: {
    name: region.name,
    country: region.country.code,
    placeOfCreatives: region.placeOfCreatives ?? region.name,
    ...region.examples,
  },
};

/** Texts that equal the default are not sent with pages. */
function shownOf({ name, accent, logo, sharing: _, ...texts }: Look): SiteLook | undefined {
  const drawn = { style: accent && accentStyle(signalOf(accent)), logo: logo && logoOf(logo) };
  const said = Object.entries({ ...texts, ...drawn }).filter(([, part]) => part);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function siteOf(look: Look, name = settings.productName): Site {
  const shown = shownOf(look);
  return { productName: name, ...settled, ...(shown && { look: shown }) };
}

let known = { look: currentLook(), site: siteOf(currentLook()) };

/** The same for all pages while one look counts. */
function siteNow(): Site {
  const look = currentLook();
  if (look !== known.look) known = { look, site: siteOf(look) };
  return known.site;
}

/** The site with a draft of its look, for the superadmin who previews it. */
const draftContext = createContext<Site | null>(null);

/** The notice above a page with a draft, for a browser that opens the page and not for script that reloads its data. */
export const previewToast = (request: Request, context: Readonly<RouterContextProvider>) =>
  request.headers.get("sec-fetch-dest") !== "empty" &&
  context.get(draftContext) && {
    ...{ title: "So sieht die Seite mit dem Entwurf aus", description: "Nur Sie sehen das, und nur auf dieser Seite." },
    kind: "info" as const,
  };

/** The frame's data for the current viewer. */
export const frameOf = (context: Readonly<RouterContextProvider>): FrameData => ({
  viewer: context.get(viewerContext),
  isViewerUnknown: context.get(viewerUnknownContext),
  site: context.get(draftContext) ?? siteNow(),
});

export const setFrame: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const draft = await previewedLook(request, context.get(viewerContext)?.isSuperadmin);
  context.set(draftContext, draft && siteOf(draft, draft.name ?? settings.supportName));
  context.get(requestContext).frame = frameOf(context);
  return next();
};
