import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";
import type { FoundArticle } from "./search-articles.server";

export const articleHit = ({ slug, title, category, author, imageUrl, marks, why }: FoundArticle): Hit => ({
  to: `/blog/${slug}`,
  title,
  marks: marks?.title,
  about: joined(category, author),
  why,
  // Pictures of other sites load on the article's own page.
  picture: { seed: `blog-${slug}`, src: imageUrl?.startsWith("/") ? imageUrl : null },
});
