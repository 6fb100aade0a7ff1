import { and, eq, ne } from "drizzle-orm";
import { profiles } from "~/db/schema";

/** Who gets the newsletter: people who agreed, at an address that is confirmed, and whose account is not blocked. */
export const wantsNewsletter = and(
  eq(profiles.newsletterConsent, true),
  eq(profiles.emailVerified, true),
  ne(profiles.profileStatus, "blocked"),
);
