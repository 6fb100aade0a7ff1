import type { Feed } from "~/seo/feed";
import { settings } from "~/settings.server";
import { cutAt } from "~/text/cut";
import type { Reads } from "~/visible/cached-reads.server";
import { authorPath, postsOf } from "./post";
import { plainPostText } from "./post-text";
import { listFeed } from "./posts.server";

const titleShown = 80;

export async function postsFeed(reads: Reads): Promise<Feed> {
  const { siteUrl, productName } = settings;
  const posts = postsOf(await listFeed(null, null, reads));
  return {
    title: `Neuigkeiten & Inspirationen · ${productName}`,
    page: `${siteUrl}/feed`,
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
  };
}
