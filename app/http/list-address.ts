/** What somebody looks for in a list, as its address says it. */
export const queryIn = (search: URLSearchParams): string =>
  (search.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 100);
