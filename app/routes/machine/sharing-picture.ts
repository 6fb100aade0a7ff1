import { storage } from "~/images/storage.server";
import { findSharedPage } from "~/seo/shared-pages.server";
import { drawSharingPicture } from "~/seo/sharing-picture.server";
import { settings } from "~/settings.server";
import type { Route } from "./+types/sharing-picture";

const headers = {
  "content-type": "image/png",
  "cache-control": "public, max-age=86400",
  "cross-origin-resource-policy": "cross-origin",
};

export async function loader({ params }: Route.LoaderArgs) {
  const { productName } = settings;
  const page = params.slug ? await findSharedPage(params.kind ?? "", params.slug) : null;
  if (!page && params.slug) return new Response("Not found", { status: 404 });
  const png = await drawSharingPicture(
    page
      ? { ...page, productName, picture: await storedPicture(page.pictureUrl) }
      : {
          seed: "kreativlaendle",
          hue: 62,
          title: "Unternehmen brauchen Kreative. Wir bringen sie zusammen.",
          subtitle: "Der Marktplatz für Gestaltung in Vorarlberg",
          productName,
        },
  );
  return new Response(new Uint8Array(png), { headers });
}

/** Only our own files: what stands elsewhere is never fetched. */
async function storedPicture(url: string | null): Promise<Buffer | null> {
  const key = /^\/storage\/(post-images\/[\w-]+\/[\w-]+\.jpg)(?:\?|$)/.exec(url ?? "")?.[1];
  if (!key) return null;
  const disk = await storage();
  return (await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null;
}
