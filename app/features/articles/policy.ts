import type { Viewer } from "~/auth/viewer";

/** The person at the blog desk. */
export type Editor = Pick<Viewer, "id" | "isSuperadmin">;

/** The operator decides who writes articles: every member, or superadmins only. */
export function canEditBlog(viewer: Viewer | null, editors: "members" | "superadmins"): boolean {
  if (!viewer) return false;
  return editors === "members" || viewer.isSuperadmin;
}

/** No member can destroy another member's article for good, because superadmins can undo a deletion. */
export const canUndoDeletion = (viewer: Viewer | null): boolean => viewer?.isSuperadmin === true;
