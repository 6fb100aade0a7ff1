import { settings } from "~/settings.server";

const closed = ["/admin", "/blog/admin", "/claim-profile", "/demo", "/posts", "/statistik"];

/** Pages for signed-in people carry noindex, which crawlers must be able to read, so they are not disallowed here. */
export function loader() {
  const rules = closed.map((path) => `Disallow: ${path}`).join("\n");
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
