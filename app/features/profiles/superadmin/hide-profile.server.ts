import { eq, sql } from "drizzle-orm";
import { hidingOf, ownerColumns } from "~/audit/moderation.server";
import { profiles } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { profilePath } from "../profile";

/** Hides a profile with everything on it, whatever its owner has chosen, and shows it again. */
export const setProfileHidden = hidingOf({
  kind: "profile",
  lock: (tx, id: string | null) =>
    tx
      .select({
        id: profiles.id,
        name: profiles.name,
        userType: profiles.userType,
        slug: profiles.slug,
        hidden: profiles.hiddenBySuperadmin,
        ...ownerColumns,
      })
      .from(profiles)
      .where(uuidOf(id) ? eq(profiles.id, id ?? "") : sql`false`)
      .for("update"),
  nameOf: ({ name }) => name,
  pathOf: ({ userType, slug }) => profilePath(userType, slug),
  setHidden: (tx, { id }, hiddenBySuperadmin) =>
    tx.update(profiles).set({ hiddenBySuperadmin, updatedAt: new Date() }).where(eq(profiles.id, id)),
});
