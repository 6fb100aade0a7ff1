import { and, asc, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { collectionEntries, collections } from "~/db/schema";
import { uuidOf } from "~/http/id-of";
import { joined } from "~/text/joined";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";
import { type CollectionSummary, maxEntries, type OwnEntry, type ShownEntry } from "./collection";

/** The lists of an account, by name. There are few, so there are no pages. */
export async function listCollections(userId: string): Promise<CollectionSummary[]> {
  return db
    .select({
      id: collections.id,
      name: collections.name,
      isShared: sql<boolean>`${collections.shareToken} is not null`,
      count: db.$count(collectionEntries, eq(collectionEntries.collectionId, sql`"collections"."id"`)),
    })
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(sql`lower(${collections.name})`));
}

/** The shared lists of an account as choices, by their link. */
export async function listSharedCollections(userId: string): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .select({ value: collections.shareToken, label: collections.name })
    .from(collections)
    .where(and(eq(collections.userId, userId), isNotNull(collections.shareToken), eq(collections.hidden, false)))
    .orderBy(asc(sql`lower(${collections.name})`));
  return rows.flatMap(({ value, label }) => (value ? [{ value, label }] : []));
}

export async function findCollection(id: string | undefined, userId: string) {
  if (!uuidOf(id)) return null;
  const isIt = and(eq(collections.id, `${id}`), eq(collections.userId, userId));
  const [found] = await db
    .select({
      id: collections.id,
      name: collections.name,
      shareToken: collections.shareToken,
      hidden: collections.hidden,
    })
    .from(collections)
    .where(isIt);
  return found ?? null;
}

const columns = {
  id: collectionEntries.id,
  note: collectionEntries.note,
  person: {
    name: visibleProfiles.name,
    slug: visibleProfiles.slug,
    title: visibleProfiles.title,
    location: visibleProfiles.location,
    avatarUrl: visibleProfiles.avatarUrl,
  },
  work: {
    title: visibleWorks.title,
    slug: visibleWorks.slug,
    year: visibleWorks.year,
    ownerName: visibleWorks.ownerName,
    ownerSlug: visibleWorks.ownerSlug,
    coverUrl: visibleWorks.coverUrl,
  },
};

const selectEntries = (collectionId: string) =>
  db
    .select(columns)
    .from(collectionEntries)
    .leftJoin(visibleProfiles, eq(visibleProfiles.id, collectionEntries.profileId))
    .leftJoin(visibleWorks, eq(visibleWorks.id, collectionEntries.workId))
    .where(eq(collectionEntries.collectionId, collectionId))
    .orderBy(desc(collectionEntries.id))
    .limit(maxEntries);

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

/** What is on a list, the newest first. What others no longer see is there without its name. */
export async function listEntries(collectionId: string): Promise<OwnEntry[]> {
  const rows = await selectEntries(collectionId);
  return rows.map((row) => ({ id: row.id, note: row.note, shown: shownOf(row) }));
}

function shownOf({ person, work }: Pick<Row, "person" | "work">): ShownEntry | null {
  if (person?.slug) {
    const { name, slug, title, location, avatarUrl } = person;
    return {
      subject: { slug },
      name,
      about: joined(title, location),
      path: `/kreative/${slug}`,
      picture: { seed: slug, src: avatarUrl },
    };
  }
  if (!work?.slug) return null;
  const { title, slug, year, ownerName, ownerSlug, coverUrl } = work;
  return {
    subject: { slug: ownerSlug, work: slug },
    name: title,
    about: joined(`Arbeit von ${ownerName}`, `${year}`),
    path: `/kreative/${ownerSlug}/arbeiten/${slug}`,
    picture: { seed: slug, src: coverUrl },
  };
}

/** The creative or the work at these addresses, if others see it. */
export async function findSubject(slug: string, work: string | null) {
  if (work) {
    const isIt = and(eq(visibleWorks.ownerSlug, slug), eq(visibleWorks.slug, work));
    const [found] = await db
      .select({ id: visibleWorks.id, title: visibleWorks.title, slug: visibleWorks.slug })
      .from(visibleWorks)
      .where(isIt);
    return found ? { workId: found.id, profileId: null, name: found.title, slug, work: found.slug } : null;
  }
  const isIt = and(eq(visibleProfiles.userType, "kreative"), eq(visibleProfiles.slug, slug));
  const [found] = await db
    .select({ id: visibleProfiles.id, name: visibleProfiles.name })
    .from(visibleProfiles)
    .where(isIt);
  return found ? { profileId: found.id, workId: null, name: found.name, slug, work: null } : null;
}

export type FoundSubject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;

export const isSubject = ({ profileId, workId }: Pick<FoundSubject, "profileId" | "workId">) =>
  or(
    profileId ? eq(collectionEntries.profileId, profileId) : undefined,
    workId ? eq(collectionEntries.workId, workId) : undefined,
  );

/** The lists of an account that hold this already, with their notes. */
export async function findEntriesOf(userId: string, subject: FoundSubject) {
  return db
    .select({ collectionId: collections.id, note: collectionEntries.note })
    .from(collectionEntries)
    .innerJoin(collections, eq(collections.id, collectionEntries.collectionId))
    .where(and(eq(collections.userId, userId), isSubject(subject)));
}
