import { authorPath, postsOf } from "~/features/posts/post";
import { plainPostText } from "~/features/posts/post-text";
import { listFeed } from "~/features/posts/posts.server";
import { requestContext } from "~/http/request-context";
import { renderAtom } from "~/seo/atom";
import { settings } from "~/settings.server";
import { cutAt } from "~/text/cut";
import type { Route } from "./+types/feed-atom";

const titleShown = 80;

export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, productName } = settings;
  const posts = postsOf(await listFeed(null, null, context.get(requestContext).reads));
  const xml = renderAtom({
    title: `Neuigkeiten & Inspirationen · ${productName}`,
    page: `${siteUrl}/feed`,
    self: `${siteUrl}/feed.atom`,
    updatedAt: new Date(posts[0]?.createdAt ?? 0),
    entries: posts.map(({ id, content, category, createdAt, author }) => {
      const text = plainPostText(content);
      return {
        title: cutAt(text.split("\n")[0] ?? "", titleShown),
        address: `${siteUrl}/feed#post-${id}`,
        author: { name: author.name, address: siteUrl + authorPath(author) },
        publishedAt: new Date(createdAt),
        updatedAt: new Date(createdAt),
        category,
        summary: text,
      };
    }),
  });
  return new Response(xml, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
