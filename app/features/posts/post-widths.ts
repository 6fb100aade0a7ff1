/** The narrower widths that a picture of a post is stored in, beside its own of at most 1600. */
export const postWidths = [640] as const;
