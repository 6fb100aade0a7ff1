import { type Labelled, type Parts, partsFor } from "~/text/differences";
import type { ArticleColumns } from "./article-fields.server";

/** What the form of an article fills, as its editors read it. */
export function partsOf(article: ArticleColumns): Parts {
  const fields: Labelled<keyof ArticleColumns> = {
    title: ["Titel", article.title],
    excerpt: ["Kurzfassung", article.excerpt],
    content: ["Artikel", readableHtml(article.content)],
    category: ["Kategorie", article.category],
    author: ["Autor/in", article.author],
    readTime: ["Lesezeit", article.readTime],
    imageUrl: ["Titelbild", article.imageUrl],
    featured: ["Empfohlen", article.featured],
    published: ["Veröffentlicht", article.published],
  };
  return partsFor(fields);
}

/** A new paragraph begins on a new line. Other tags stay, so that two different texts never look the same. */
export const readableHtml = (html: string) => html.replaceAll("</p>", "\n\n").replaceAll("<p>", "").trim();
