import { data } from "react-router";
import { idOf } from "~/http/id-of";
import { renderSitemapPart } from "~/seo/sitemap.server";
import type { Route } from "./+types/sitemap-part";

export async function loader({ params }: Route.LoaderArgs) {
  const part = idOf(params.part);
  const xml = part && (await renderSitemapPart(part));
  if (!xml) throw data(null, { status: 404 });
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
