import type { Viewer } from "~/auth/viewer";
import type { PublicProfile } from "./public-profile.server";

/** The data for a profile's page. Contact data is separate and only for signed-in people. */
export function toPublicPage({ id, contactEmail, phone, website, ...profile }: PublicProfile, viewer: Viewer | null) {
  return {
    profile,
    contact: viewer ? { contactEmail, phone, website } : null,
    isOwn: viewer?.id === id,
    superadminPath: viewer?.isSuperadmin ? `/admin/profile/${id}` : null,
  };
}

export type PageProfile = ReturnType<typeof toPublicPage>["profile"];
