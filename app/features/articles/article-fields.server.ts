import type { FilledColumns, StoredForm } from "~/db/filled";
import { blogPosts } from "~/db/schema";
import { readTimeOf } from "./article";
import type { ArticleFields } from "./article-schema";
import { safeHtml } from "./safe-html.server";
import type { Withdrawal } from "./superadmin/withdraw-article.server";

export type Fields = Omit<ArticleFields, keyof Withdrawal>;

/** The columns that no article form writes. */
type LeftAlone =
  | "slug"
  | "publishedAt"
  | "deletedAt"
  | "version"
  | "createdAt"
  | "updatedAt"
  | "createdBy"
  | "authorBlocked"
  | "deletedBy";
export type ArticleColumns = FilledColumns<typeof blogPosts, LeftAlone>;

/** The columns that the form shows and fills. One that is missing here is a type error, because a save would erase it. */
export const filledColumns = {
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  content: blogPosts.content,
  category: blogPosts.category,
  author: blogPosts.author,
  readTime: blogPosts.readTime,
  imageUrl: blogPosts.imageUrl,
  featured: blogPosts.featured,
  published: blogPosts.published,
} satisfies Record<keyof ArticleColumns, unknown>;

/** The row for a form, with sanitised HTML and always a reading time. */
export function rowOf({ content: written, ...fields }: StoredForm<Fields, keyof ArticleColumns>): ArticleColumns {
  const content = safeHtml(written);
  return { ...fields, content, readTime: fields.readTime || readTimeOf(content) };
}
