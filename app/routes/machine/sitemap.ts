import { renderSitemap } from "~/seo/sitemap.server";

export async function loader() {
  return new Response(await renderSitemap(), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
