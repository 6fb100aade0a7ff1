import { idOf } from "~/http/id-of";
import { renderSitemapPart } from "~/seo/sitemap.server";
import type { Route } from "./+types/sitemap-part";

export async function loader({ params }: Route.LoaderArgs) {
  const part = idOf(params.part);
  const xml = part && (await renderSitemapPart(part));
  if (!xml) return new Response("Not found", { status: 404 });
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
