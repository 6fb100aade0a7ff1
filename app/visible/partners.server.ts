import { sql } from "drizzle-orm";
import { type ProfileStatus, profiles, type UserType } from "~/db/schema";

/** The visible facts about the other side of a conversation. */
export interface Partner {
  name: string;
  /** Null for a deleted or blocked account. */
  slug: string | null;
  avatarUrl: string | null;
  /** The address of the profile, while it is public. */
  path: string | null;
  isGone: boolean;
  canBeWrittenTo: boolean;
}

export interface PartnerColumns {
  name: string | null;
  slug: string;
  userType: UserType;
  avatarUrl: string | null;
  isPublic: boolean;
  profileStatus: ProfileStatus;
}

/** Joins the account with this id as `partner`: null columns for one that was deleted. */
export const joinPartner = (id: ReturnType<typeof sql>) => sql`left join ${profiles} as partner on partner.id = ${id}`;

export const partnerColumns = sql`jsonb_build_object('name', partner.name, 'slug', partner.slug, 'userType', partner.user_type,
  'avatarUrl', partner.avatar_url, 'isPublic', partner.is_public, 'profileStatus', partner.profile_status) as partner`;

const outOfSight = { slug: null, avatarUrl: null, path: null, canBeWrittenTo: false };

/**
 * Two people who have written to each other keep seeing each other's names, also while one hides the profile. A blocked
 * account is hidden for them too.
 */
export function partnerOf({ name, slug, userType, avatarUrl, isPublic, profileStatus }: PartnerColumns): Partner {
  if (name === null) return { ...outOfSight, name: "Gelöschtes Konto", isGone: true };
  if (profileStatus === "blocked") return { ...outOfSight, name: "Gesperrtes Konto", isGone: false };
  const shown = isPublic ? { avatarUrl, path: `/${userType}/${slug}` } : { avatarUrl: null, path: null };
  return { name, slug, ...shown, isGone: false, canBeWrittenTo: true };
}
