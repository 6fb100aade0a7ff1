import { hash } from "node:crypto";
import { data } from "react-router";
import { readLookPicture } from "~/db/look.server";
import { requestContext } from "~/http/request-context";
import { storage } from "~/images/storage.server";
import { currentLook } from "~/look.server";
import { findSharedPage } from "~/seo/shared-pages.server";
import { drawSharingPicture } from "~/seo/sharing-picture.server";
import { siteSignal } from "~/seo/site.server";
import { settings } from "~/settings.server";
import type { Route } from "./+types/sharing-picture";

/** A sharing picture may stay in caches for this long after its page is gone, like any other picture. */
const keptSeconds = 60 * 60;
const retryAfterSeconds = 10;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const own = { productName: settings.productName, signal: siteSignal().light };
  const { headline, subline, sharing } = currentLook();
  const page = params.slug ? await findSharedPage(params.kind ?? "", params.slug) : null;
  if (!page && params.slug) throw data(null, { status: 404 });
  if (page?.personId) context.get(requestContext).people = [page.personId];
  const chosen = !page && sharing ? await readLookPicture(sharing) : null;
  const png =
    chosen ??
    (await drawSharingPicture(
      page
        ? { ...page.shown, ...own }
        : {
            seed: "kreativlaendle",
            hue: 62,
            title: headline ?? "Unternehmen brauchen Kreative. Wir bringen sie zusammen.",
            subtitle: subline ?? `Der Marktplatz für Gestaltung in ${settings.region.name}`,
            ...own,
          },
      readPicture,
    ));
  if (!png)
    return new Response("Gerade werden zu viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.", {
      status: 503,
      headers: { "retry-after": `${retryAfterSeconds}`, "content-type": "text/plain; charset=utf-8" },
    });

  const etag = `"${hash("sha1", png, "base64url")}"`;
  const headers = {
    etag,
    "cache-control": `public, max-age=${keptSeconds}, must-revalidate`,
    "cross-origin-resource-policy": "cross-origin",
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), { headers: { ...headers, "content-type": "image/png" } });
}

async function readPicture(key: string): Promise<Uint8Array | null> {
  const disk = await storage();
  return (await disk.exists(key)) ? disk.getBytes(key) : null;
}
