import type { Viewer } from "~/auth/viewer";

/** Signed-in people can like everyone except themselves. */
export const canLike = (viewer: Viewer | null, profile: { id: string }) => viewer !== null && viewer.id !== profile.id;
