import { desc, eq, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { legalAcknowledgements, profiles } from "~/db/schema";
import { type LegalDocument, versionOn } from "./versions";

/** Stores who agreed to the terms, stayed with earlier ones or took note of the policy, in which version and when. */
export async function acknowledge(
  on: Connection,
  profileId: string,
  documents: LegalDocument[],
  answer: "accepted" | "declined" = "accepted",
): Promise<void> {
  const rows = documents.map((document) => ({
    profileId,
    document,
    version: versionOn(document).from,
    act: document === "agb" ? answer : ("noted" as const),
  }));
  if (rows.length === 0) return;
  const termsColumn = answer === "accepted" ? "agbAcceptedAt" : "agbDeclinedAt";
  await on.transaction(async (tx) => {
    await tx.insert(legalAcknowledgements).values(rows).onConflictDoNothing();
    await tx
      .update(profiles)
      .set({
        ...(documents.includes("agb") && { [termsColumn]: sql`now()` }),
        ...(documents.includes("datenschutz") && { privacyNotedAt: sql`now()` }),
      })
      .where(eq(profiles.id, profileId));
  });
}

/** What a person agreed to, took note of and was told of, newest first. */
export function listAcknowledgements(profileId: string) {
  const { document, version, act, createdAt } = legalAcknowledgements;
  return db
    .select({ document, version, act, createdAt })
    .from(legalAcknowledgements)
    .where(eq(legalAcknowledgements.profileId, profileId))
    .orderBy(desc(createdAt), desc(version));
}

export type Acknowledgement = Awaited<ReturnType<typeof listAcknowledgements>>[number];
