import { desc, eq, isNotNull, isNull } from "drizzle-orm";
import { type Look, noLook, takeLook } from "~/look.server";
import { type Connection, db } from "./client.server";
import { lookPictures, siteLooks } from "./schema";

const { name, claim, about, headline, subline, description, accent, logo, sharing } = siteLooks;
const shown = { name, claim, about, headline, subline, description, accent, logo, sharing };

/** Of the published looks the newest counts. Before the first, all is as the settings and the product say. */
async function readPublishedLook(on: Connection = db): Promise<Look> {
  const { publishedAt, id } = siteLooks;
  const newest = on.select(shown).from(siteLooks).where(isNotNull(publishedAt));
  const [look = noLook] = await newest.orderBy(desc(publishedAt), desc(id)).limit(1);
  return look;
}

/** What superadmins prepare and nobody else sees. */
export async function readDraftLook(on: Connection = db): Promise<Look | null> {
  const [draft = null] = await on.select(shown).from(siteLooks).where(isNull(siteLooks.publishedAt));
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

/** Lets this process show what counts. Called at the start, after each change of a look, and after a lost database. */
export async function takePublishedLook(): Promise<void> {
  takeLook(await readPublishedLook());
}

/** The noun that a published look notes among the changes. */
export const lookNoun = "look";
