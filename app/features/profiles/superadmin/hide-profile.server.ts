import { eq } from "drizzle-orm";
import { hidingOf } from "~/audit/moderation.server";
import { profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { profilePath } from "../profile";
import { lockProfile } from "./moderate-profile.server";

/** Hides a profile with everything on it, whatever its owner has chosen, and shows it again. */
export const setProfileHidden = hidingOf({
  kind: "profile",
  lock: async (tx, id: string | null) => {
    const profile = await lockProfile(tx, uuidOf(id) ?? "");
    const { id: ownerId, name: ownerName, email: ownerEmail, hiddenBySuperadmin: hidden } = profile;
    return [{ ...profile, hidden, ownerId, ownerName, ownerEmail }];
  },
  nameOf: ({ name }) => name,
  pathOf: ({ userType, slug }) => profilePath(userType, slug),
  setHidden: (tx, { id }, hiddenBySuperadmin) =>
    tx.update(profiles).set({ hiddenBySuperadmin, updatedAt: new Date() }).where(eq(profiles.id, id)),
});
