import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { maxCounted, pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { cutBio } from "~/features/profiles/profile";
import { toCardPictures } from "~/images/card-picture";
import { aroundNamed, askAround } from "~/search/around";
import { answersAsk } from "~/search-index/answers-ask.server";
import { kinds } from "~/search-index/refresh.server";
import { cardPicturesOf } from "~/visible/card-pictures.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { type AfterCard, sealAfter } from "./after-card.server";
import { type DirectorySearch, directoryPath } from "./directory";
import { orderedBy } from "./order.server";
import { takesOrders } from "./takes-orders.server";

type Narrowing = Omit<DirectorySearch, "q" | "isLiteral" | "order" | "isMap" | "after">;

/** Whether a profile is listed in the directory. A filter that this does not name is a type error. */
export function isListed({ skill, place, kilometres, isFree, ...forgotten }: Narrowing) {
  forgotten satisfies Record<string, never>;
  return and(
    eq(visibleProfiles.userType, "kreative"),
    isFree ? takesOrders : undefined,
    skill ? sql`${visibleProfiles.skills} @> array[${skill}]` : undefined,
    answersAsk(kinds.profile, visibleProfiles.id, askAround(aroundNamed(place, kilometres))),
  );
}

const mostLikedFirst = [desc(visibleProfiles.favoriteCount), desc(visibleProfiles.id)];

/**
 * The number of matches, at most `maxCounted` plus one. The `order by` makes PostgreSQL use the same indexes as the
 * page's own query.
 */
export const countUpTo = (matches: SQL | undefined) =>
  sql<number>`(select count(*)::int from (select from ${visibleProfiles} where ${matches} order by ${sql.join(mostLikedFirst, sql`, `)} limit ${maxCounted + 1}) as found)`;

const columns = {
  id: visibleProfiles.id,
  name: visibleProfiles.name,
  slug: visibleProfiles.slug,
  title: visibleProfiles.title,
  location: visibleProfiles.location,
  bio: sql<string | null>`left(${visibleProfiles.bio}, 400)`,
  skills: visibleProfiles.skills,
  portfolioHighlights: visibleProfiles.portfolioHighlights,
  avatarUrl: visibleProfiles.avatarUrl,
  favoriteCount: visibleProfiles.favoriteCount,
  pictures: cardPicturesOf(visibleProfiles.id),
};

/** The people of a page and one more, the most liked first. */
export const selectCreatives = (after: AfterCard | null, matches: SQL | undefined, total: SQL<number>) =>
  db
    .select({ ...columns, total })
    .from(visibleProfiles)
    .where(and(matches, after ? orderedBy(undefined, after).isAfter(after) : undefined))
    .orderBy(...mostLikedFirst)
    .limit(pageSizes.creatives + 1);

/** These people, and which of these lexemes the document of each has. Planned once, because that takes longer than to read 24. */
export const selectFound = prepared((ids: string[], lexemes: string[]) =>
  db
    .select({
      ...columns,
      has: sql<string[]>`array(
        select unnest(tsvector_to_array(d.means)) intersect select unnest(${lexemes}::text[]))`,
    })
    .from(visibleProfiles)
    .leftJoin(sql`search_documents as d`, sql`d.profile_id = ${visibleProfiles.id}`)
    .where(sql`${visibleProfiles.id} = any(${ids}::uuid[])`),
);

export type CreativeRow = Omit<Awaited<ReturnType<typeof selectCreatives>>[number], "total">;

interface Paging {
  next: AfterCard | null;
  total: number;
}

/** The content of a page. `foundOf` says how each person was found. */
export function toPage<Row extends CreativeRow, Found extends object>(
  search: DirectorySearch,
  rows: Row[],
  { next, total }: Paging,
  foundOf: (row: Row) => Found,
) {
  return {
    path: directoryPath(search),
    next: next && directoryPath({ ...search, after: sealAfter(next) }),
    /** On all pages; 0 for similar names. */
    total,
    creatives: rows.map((row) => ({ ...toCard(row), ...foundOf(row) })),
    slugs: Object.fromEntries(rows.map(({ id, slug }) => [id, slug])),
  };
}

const toCard = (row: CreativeRow) => ({
  name: row.name,
  slug: row.slug,
  title: row.title,
  location: row.location,
  bio: row.bio && cutBio(row.bio),
  skills: row.skills,
  portfolioHighlights: row.portfolioHighlights,
  avatarUrl: row.avatarUrl,
  favoriteCount: row.favoriteCount,
  pictures: toCardPictures(row.pictures),
});
