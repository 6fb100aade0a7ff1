/** The formats of feeds, which are the endings of their addresses, with their media types. */
export const feedTypes = {
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

export type FeedFormat = keyof typeof feedTypes;

/** The address of the feed of a list: that of the list, with an ending. */
export const feedPath = (listPath: string, format: FeedFormat = "atom"): string =>
  listPath.replace(/^[^?]+/, `$&.${format}`);
