import { desc, eq, isNotNull, isNull } from "drizzle-orm";
import { type Look, noLook, takeLook } from "~/look.server";
import { db } from "./client.server";
import { lookPictures, siteLooks } from "./schema";

const { name, claim, about, headline, subline, description, accent, logo, sharing } = siteLooks;
const shown = { name, claim, about, headline, subline, description, accent, logo, sharing };

/** What superadmins prepare and nobody else sees. */
export async function readDraftLook(): Promise<Look | null> {
  const [draft = null] = await db.select(shown).from(siteLooks).where(isNull(siteLooks.publishedAt));
  return draft;
}

/** A picture that a look names, also one that is a draft or was taken back: only who has the picture knows its name. */
export async function readLookPicture(name: string): Promise<Buffer | null> {
  const [picture] = await db
    .select({ bytes: lookPictures.bytes })
    .from(lookPictures)
    .where(eq(lookPictures.name, name));
  return picture?.bytes ?? null;
}

/**
 * Lets this process show what counts: the newest of the published looks, and before the first, what the settings and the
 * product say. Called at the start, after each change of a look, and after a lost database.
 */
export async function takePublishedLook(): Promise<void> {
  const { publishedAt, id } = siteLooks;
  const published = db.select(shown).from(siteLooks).where(isNotNull(publishedAt));
  const [newest = noLook] = await published.orderBy(desc(publishedAt), desc(id)).limit(1);
  takeLook(newest);
}

/** The noun that a published look notes among the changes. */
export const lookNoun = "look";
