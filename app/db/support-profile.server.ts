import { and, eq } from "drizzle-orm";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import { db } from "./client.server";
import { profileSlugs, profiles, type UserType } from "./schema";

/** Whether this is the support profile, whose messages go only by mail. */
export const isSupport = ({ userType, slug }: { userType: UserType; slug: string }) =>
  userType === "kreative" && slug === slugify(settings.productName);

/** Creates the profile behind the footer's support link. It has no password, so nobody can sign in with it. */
export async function ensureSupportProfile(): Promise<void> {
  const { productName, contactEmail } = settings;
  const slug = slugify(productName);
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
      bio: `Fragen zu ${productName}, zu Ihrem Profil oder zu einer Ausschreibung? Schreiben Sie uns. Wir lesen jede Nachricht selbst und antworten an Werktagen meist am selben Tag.`,
      contactEmail,
    })
    .onConflictDoNothing();
}
