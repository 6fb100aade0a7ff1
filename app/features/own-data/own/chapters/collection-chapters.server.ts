import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { collectionEntries, collections } from "~/db/schema";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";
import { chapter } from "../chapter";

/** One's own lists, and what is on them as far as others see it. */
export const collectionChapters = (id: string) => [
  chapter(
    "merklisten",
    "Merklisten",
    db
      .select({
        name: collections.name,
        shareToken: collections.shareToken,
        hidden: collections.hidden,
        createdAt: collections.createdAt,
      })
      .from(collections)
      .where(eq(collections.userId, id)),
    { name: "Name", shareToken: "Kennung im Link", hidden: "Vom Team ausgeblendet", createdAt: "Angelegt am" },
  ),
  chapter(
    "gemerkt",
    "Auf Ihren Merklisten",
    db
      .select({
        list: collections.name,
        person: visibleProfiles.name,
        work: visibleWorks.title,
        note: collectionEntries.note,
        createdAt: collectionEntries.createdAt,
      })
      .from(collectionEntries)
      .innerJoin(collections, eq(collections.id, collectionEntries.collectionId))
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, collectionEntries.profileId))
      .leftJoin(visibleWorks, eq(visibleWorks.id, collectionEntries.workId))
      .where(eq(collections.userId, id)),
    { list: "Merkliste", person: "Person", work: "Arbeit", note: "Ihre Notiz", createdAt: "Gemerkt am" },
  ),
];
