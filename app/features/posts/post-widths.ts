/** The narrower widths stored for a post's picture, beside its own width of at most `maxSide` pixels. */
export const postWidths = [640] as const;
export const maxSide = 1600;
