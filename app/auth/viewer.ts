import { createContext } from "react-router";
import type { ProfileStatus, UserType } from "~/db/schema";

/** What pages and policies need to know about the signed-in person. */
export interface Viewer {
  id: string;
  userType: UserType;
  name: string;
  slug: string;
  email: string;
  avatarUrl: string | null;
  isSuperadmin: boolean;
  profileStatus: ProfileStatus;
}

/** Null for visitors, and while nobody can be looked up: pages for everyone are the same for both. */
export const viewerContext = createContext<Viewer | null>(null);

/** Whether the look-up failed, so that the person may be signed in after all. */
export const viewerUnknownContext = createContext(false);
