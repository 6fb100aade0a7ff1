import { mayRecommend } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import type { ProfileStatus, UserType } from "~/db/schema";

interface Subject {
  id: string;
  profileStatus: ProfileStatus;
  isSuperadmin: boolean;
}

/** Superadmins can block neither themselves nor each other; the role has to be removed first. */
export const canBlock = (viewer: Viewer, { id, profileStatus, isSuperadmin }: Subject): boolean =>
  viewer.isSuperadmin && profileStatus !== "blocked" && !isSuperadmin && id !== viewer.id;

/** At the request of the person. Superadmins delete their own account themselves. */
export const canDelete = (viewer: Viewer, { id, isSuperadmin }: Subject): boolean =>
  viewer.isSuperadmin && !isSuperadmin && id !== viewer.id;

export const canUnblock = (viewer: Viewer, { profileStatus }: Pick<Subject, "profileStatus">): boolean =>
  viewer.isSuperadmin && profileStatus === "blocked";

export const canRecommend = (viewer: Viewer, { id, userType }: { id: string; userType: UserType }): boolean =>
  userType === "kreative" && mayRecommend(viewer, "profile.feature", id);

/** Superadmins need no further role. */
export const canGiveRoles = (viewer: Viewer, { isSuperadmin }: Pick<Subject, "isSuperadmin">): boolean =>
  viewer.isSuperadmin && !isSuperadmin;
