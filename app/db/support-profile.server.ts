import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import { type Connection, db, type Transaction } from "./client.server";
import { profileSlugs, profiles, type UserType } from "./schema";

/** Whether this is the support profile, whose messages go only by mail. */
export const isSupport = ({ userType, slug }: { userType: UserType; slug: string }) =>
  userType === "kreative" && slug === slugify(settings.supportName);

const bioOf = (name: string) =>
  `Fragen zu ${name}, zu Ihrem Profil oder zu einer Ausschreibung? Schreiben Sie uns. Wir lesen jede Nachricht selbst und antworten an Werktagen meist am selben Tag.`;

const isSupportProfile = and(eq(profiles.userType, "kreative"), eq(profiles.slug, slugify(settings.supportName)));

/** Whether a profile other than the support profile has this name. */
export const isNameOfProfile = async (on: Connection, name: string): Promise<boolean> =>
  (await on.$count(profiles, and(sql`lower(${profiles.name}) = lower(${name})`, not(isSupportProfile as SQL)))) > 0;

/** Gives the support profile the new name of the site, and returns its id. What people have changed stays. */
export async function renameSupportProfile(tx: Transaction, { from, to }: { from: string; to: string }) {
  await tx
    .update(profiles)
    .set({ name: to })
    .where(and(isSupportProfile, eq(profiles.name, from)));
  await tx
    .update(profiles)
    .set({ bio: bioOf(to) })
    .where(and(isSupportProfile, eq(profiles.bio, bioOf(from))));
  const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(isSupportProfile);
  return profile?.id ?? null;
}

/** Creates the profile behind the footer's support link. It has no password, so nobody can sign in with it. */
export async function ensureSupportProfile(): Promise<void> {
  const { productName, supportName, contactEmail } = settings;
  const slug = slugify(supportName);
  const isTaken = and(eq(profileSlugs.userType, "kreative"), eq(profileSlugs.slug, slug));
  if ((await db.$count(profileSlugs, isTaken)) > 0) return;
  await db
    .insert(profiles)
    .values({
      userType: "kreative",
      name: productName,
      slug,
      email: contactEmail.toLowerCase(),
      emailVerified: true,
      title: "Support & Kontakt",
      location: settings.region.name,
      bio: bioOf(productName),
      contactEmail,
    })
    .onConflictDoNothing();
}
