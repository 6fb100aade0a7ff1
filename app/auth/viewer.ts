import { createContext } from "react-router";
import type { ProfileStatus, UserType } from "~/db/schema";

/** Who is asking: what pages and policies need to know of a signed-in person. */
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

/** Whether the look-up failed: the one who asks may well be signed in. */
export const viewerUnknownContext = createContext(false);
