import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { blockedPeople, favorites, profileVisits } from "~/db/schema";
import { namedVisitors, visibleProfiles } from "~/visible/profiles.server";
import { chapter } from "../chapter";
import { otherPerson } from "../words";

const other = { name: visibleProfiles.name, slug: visibleProfiles.slug };
const named = { ...otherPerson, at: "Am" };

export const peopleChapters = (id: string) => [
  chapter(
    "likes_gegeben",
    "Gefällt mir, von Ihnen",
    db
      .select({ ...other, at: favorites.createdAt })
      .from(favorites)
      .innerJoin(visibleProfiles, eq(visibleProfiles.id, favorites.favoritedProfileId))
      .where(eq(favorites.userId, id)),
    named,
  ),
  chapter(
    "likes_erhalten",
    "Gefällt mir, an Sie",
    db
      .select({ ...other, at: favorites.createdAt })
      .from(favorites)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, favorites.userId))
      .where(eq(favorites.favoritedProfileId, id)),
    named,
  ),
  chapter(
    "besuche_von_ihnen",
    "Besuche von Ihnen",
    db
      .select({ ...other, at: profileVisits.visitedAt })
      .from(profileVisits)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, profileVisits.visitedProfileId))
      .where(eq(profileVisits.visitorId, id)),
    named,
  ),
  chapter(
    "besuche_bei_ihnen",
    "Besuche bei Ihnen",
    db
      .select({ name: namedVisitors.name, slug: namedVisitors.slug, at: profileVisits.visitedAt })
      .from(profileVisits)
      .leftJoin(namedVisitors, eq(namedVisitors.id, profileVisits.visitorId))
      .where(eq(profileVisits.visitedProfileId, id)),
    named,
  ),
  chapter(
    "blockierte",
    "Von Ihnen blockiert",
    db
      .select({ ...other, since: blockedPeople.createdAt })
      .from(blockedPeople)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, blockedPeople.blockedId))
      .where(eq(blockedPeople.blockerId, id)),
    { ...otherPerson, since: "Seit" },
  ),
];
