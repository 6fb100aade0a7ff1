import { data } from "react-router";
import { readLookPicture } from "~/db/look.server";
import type { Route } from "./+types/look-picture";

/** A picture of the site's look. Its name says its bytes, so a browser asks for it once. */
export async function loader({ params }: Route.LoaderArgs) {
  const bytes = await readLookPicture(params.name);
  if (!bytes) throw data(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": params.name.endsWith(".png") ? "image/png" : "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
