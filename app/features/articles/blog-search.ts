import { literalParameter, typedSearch } from "~/search/typed-search";
import { articleCategories } from "./article";

export interface BlogSearch {
  query: string;
  category: string | null;
  /** The last article of the page before; of a search with the number of its tier. */
  before: string | null;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
}

export const readBlogSearch = (params: URLSearchParams): BlogSearch => ({
  query: typedSearch(params),
  category: articleCategories.find((known) => known === params.get("kategorie")) ?? null,
  before: params.get("vor"),
  ...(params.has(literalParameter) ? { isLiteral: true } : {}),
});

export function blogPath({ query, category, before, isLiteral }: Partial<BlogSearch>): string {
  const fields = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(category ? { kategorie: category } : {}),
    ...(isLiteral ? { [literalParameter]: "1" } : {}),
    ...(before ? { vor: before } : {}),
  });
  return fields.size > 0 ? `/blog?${fields}` : "/blog";
}
