import type { Viewer } from "~/auth/viewer";

/** Every signed-in person likes others, nobody themselves. */
export const canLike = (viewer: Viewer | null, profile: { id: string }) => viewer !== null && viewer.id !== profile.id;
