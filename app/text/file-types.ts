/** The types of files that people may add to a call, and to a message. */
export const callFileTypes = ["pdf", "png", "jpeg"] as const;
export const messageFileTypes = [...callFileTypes, "zip"] as const;

/** A type that we recognise by a file's first bytes. */
export type FileType = (typeof messageFileTypes)[number];
