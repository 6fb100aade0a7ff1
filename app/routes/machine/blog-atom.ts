import { listNewestWithText } from "~/features/articles/articles.server";
import { renderAtom } from "~/seo/atom";
import { settings } from "~/settings.server";

export async function loader() {
  const { siteUrl, productName } = settings;
  const articles = await listNewestWithText();
  const changes = articles.map(({ updatedAt }) => updatedAt.getTime());
  const xml = renderAtom({
    title: `Blog · ${productName}`,
    page: `${siteUrl}/blog`,
    self: `${siteUrl}/blog.atom`,
    updatedAt: new Date(Math.max(0, ...changes)),
    entries: articles.map(({ slug, title, excerpt, content, category, author, publishedAt, updatedAt }) => ({
      title,
      address: `${siteUrl}/blog/${slug}`,
      author: { name: author },
      publishedAt,
      updatedAt,
      category,
      summary: excerpt,
      html: content,
    })),
  });
  return new Response(xml, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
