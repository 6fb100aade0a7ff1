import { hasRole } from "~/auth/roles";
import type { Viewer } from "~/auth/viewer";

/** The person at the blog desk. */
export type Editor = Pick<Viewer, "id" | "isSuperadmin" | "roles">;

/** The operator decides who writes articles: every member, or only superadmins and those with the role for it. */
export function canEditBlog(viewer: Viewer | null, editors: "members" | "superadmins"): boolean {
  if (!viewer) return false;
  return editors === "members" || hasRole(viewer, "redaktion");
}

/** No member can destroy another member's article for good, because superadmins can undo a deletion. */
export const canUndoDeletion = (viewer: Viewer | null): boolean => viewer?.isSuperadmin === true;
