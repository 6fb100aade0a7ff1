const longest = 100;

const everything = (params: URLSearchParams) => (params.get("q") ?? "").replace(/\p{Cc}+/gu, " ").trim();

/** The typed text, without characters such as NUL, which no stored text has. */
export const typedSearch = (params: URLSearchParams): string => everything(params).slice(0, longest).trim();

/** Whether more was typed than is searched. */
export const isCut = (params: URLSearchParams): boolean => everything(params).length > longest;

export const literalParameter = "woertlich";
