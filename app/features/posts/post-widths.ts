/** The narrower widths stored for a post's picture, beside its own width of at most 1600 pixels. */
export const postWidths = [640] as const;
