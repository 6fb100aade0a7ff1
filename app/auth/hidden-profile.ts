import type { Viewer } from "./viewer";

/** Whether others do not see this person's profile, by their own choice or a superadmin's. */
export const isHidden = ({ profileStatus, isHiddenBySuperadmin }: Viewer): boolean =>
  profileStatus === "hidden" || isHiddenBySuperadmin === true;
