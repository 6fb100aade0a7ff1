import { and, desc, eq } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { consents } from "~/db/schema";
import { newsletterWording } from "./newsletter";

/** Keeps what someone agreed to, or took back, with its wording and the moment. */
export async function keepNewsletterConsent(on: Connection, profileId: string, isGiven: boolean): Promise<void> {
  await on.insert(consents).values({ profileId, kind: "newsletter", isGiven, wording: newsletterWording });
}

/** The last word about the newsletter; null for someone who was never asked. */
export async function findNewsletterConsent(profileId: string) {
  const { isGiven, wording, createdAt } = consents;
  const [last] = await db
    .select({ isGiven, wording, createdAt })
    .from(consents)
    .where(and(eq(consents.profileId, profileId), eq(consents.kind, "newsletter")))
    .orderBy(desc(consents.id))
    .limit(1);
  return last ?? null;
}

export type LastConsent = Awaited<ReturnType<typeof findNewsletterConsent>>;
