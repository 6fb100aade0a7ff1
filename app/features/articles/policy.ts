import type { Viewer } from "~/auth/viewer";

/** Who is at the desk of the blog. */
export type Editor = Pick<Viewer, "id" | "isSuperadmin">;

/** Who writes articles is the operator's choice: every member, or superadmins only. */
export function canEditBlog(viewer: Viewer | null, editors: "members" | "superadmins"): boolean {
  if (!viewer) return false;
  return editors === "members" || viewer.isSuperadmin;
}

/** No member can destroy another's article for good: a deletion can be undone. */
export const canUndoDeletion = (viewer: Viewer | null): boolean => viewer?.isSuperadmin === true;
