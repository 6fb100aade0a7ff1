import type { Viewer } from "~/auth/viewer";
import type { getForViewer, PublicProfile } from "./public-profile.server";

/** The data for a profile's page. Contact data is separate and only for signed-in people. */
export function toPublicPage(
  { id, ...profile }: PublicProfile,
  viewer: Viewer | null,
  { contact, isLiked }: Awaited<ReturnType<typeof getForViewer>>,
) {
  return {
    profile,
    contact,
    isLiked,
    isOwn: viewer?.id === id,
    superadminPath: viewer?.isSuperadmin || viewer?.roles ? `/admin/profile/${id}#bearbeiten` : null,
  };
}

export type PageProfile = ReturnType<typeof toPublicPage>["profile"];
