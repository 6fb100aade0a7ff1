import { createContext } from "react-router";
import type { ProfileStatus, Role, UserType } from "~/db/schema";
import type { LegalDocument } from "./legal/versions";

/** The facts about the signed-in person that pages and policies need. */
export interface Viewer {
  id: string;
  userType: UserType;
  name: string;
  slug: string;
  email: string;
  avatarUrl: string | null;
  isSuperadmin: boolean;
  /** Set for somebody with a role between member and superadmin. */
  roles?: Role[];
  /** Set for somebody whose role needs a second factor that is not set up yet. */
  needsSecondFactor?: true;
  profileStatus: ProfileStatus;
  /** Set while a superadmin hides the profile, whatever its owner chose. */
  isHiddenBySuperadmin?: true;
  /** On pages: how much the person's stored searches have found since the last visit. */
  newFinds?: number;
  /** Set for someone who must agree to new terms or take note of a new privacy policy. */
  pendingDocuments?: LegalDocument[];
  /** New versions that came into force while the person was signed in. */
  newDocuments?: LegalDocument[];
  /** Set for someone who stayed with earlier terms, and can agree to the present ones. */
  hasDeclinedTerms?: true;
}

/** Null for visitors, and while sessions can't be looked up. Public pages treat both the same. */
export const viewerContext = createContext<Viewer | null>(null);

/** How many conversations the viewer has not read; null when that was not read with the session. */
export const unreadContext = createContext<number | null>(null);

/** Whether the viewer likes the creative at this address; null when that was not read with the session. */
export const likeContext = createContext<boolean | null>(null);

/** True when the look-up failed: the person may be signed in. */
export const viewerUnknownContext = createContext(false);
