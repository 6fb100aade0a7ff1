import { createContext } from "react-router";
import type { UserType } from "~/db/schema";

/** Who is asking: what pages and policies need to know of a signed-in person. */
export interface Viewer {
  id: string;
  userType: UserType;
  name: string;
  slug: string;
  email: string;
  avatarUrl: string | null;
  isSuperadmin: boolean;
}

export const viewerContext = createContext<Viewer | null>(null);
