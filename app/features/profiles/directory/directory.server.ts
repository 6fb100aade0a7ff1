import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { favorites, profiles } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";
import { type DirectorySearch, directoryPath } from "./directory";

export const creativesPerPage = 24;

/** How alike a word must be to count as the same word with a slip in it. */
const similarity = 0.45;
const shortestSlip = 4;

/** One page of the directory, the most liked first. Where nothing holds the words, what nearly holds them. */
export async function listCreatives(search: DirectorySearch, viewerId: string | null) {
  const words = searchWords(search.q);
  const exact = await selectCreatives(db, search, viewerId, contains(words));
  if (exact.length > 0 || !words.some(canHaveSlip)) return toPage(exact, search, viewerId, false);
  const near = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${`${similarity}`}, true)`);
    return selectCreatives(tx, search, viewerId, resembles(words));
  });
  return toPage(near, search, viewerId, near.length > 0);
}

export type DirectoryPage = Awaited<ReturnType<typeof listCreatives>>;
export type ListedCreative = DirectoryPage["creatives"][number];

function selectCreatives(on: Connection, { skill, after }: DirectorySearch, viewerId: string | null, words: SQL[]) {
  const likedByViewer = viewerId
    ? and(eq(favorites.userId, viewerId), eq(favorites.favoritedProfileId, profiles.id))
    : sql`false`;
  return on
    .select({
      id: profiles.id,
      name: profiles.name,
      slug: profiles.slug,
      title: profiles.title,
      location: profiles.location,
      bio: sql<string | null>`left(${profiles.bio}, 400)`,
      skills: profiles.skills,
      portfolioHighlights: profiles.portfolioHighlights,
      avatarUrl: profiles.avatarUrl,
      favoriteCount: profiles.favoriteCount,
      isLiked: sql<boolean>`${favorites.id} is not null`,
    })
    .from(profiles)
    .leftJoin(favorites, likedByViewer)
    .where(
      and(
        profiles.isPublic,
        eq(profiles.userType, "kreative"),
        ...words,
        skill ? sql`${profiles.skills} @> array[${skill}]` : undefined,
        after ? sql`(${profiles.favoriteCount}, ${profiles.id}) < (${after.likes}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(profiles.favoriteCount), desc(profiles.id))
    .limit(creativesPerPage + 1);
}

type CreativeRow = Awaited<ReturnType<typeof selectCreatives>>[number];

function toPage(rows: CreativeRow[], search: DirectorySearch, viewerId: string | null, isNear: boolean) {
  const shown = rows.slice(0, creativesPerPage);
  const last = shown.at(-1);
  const hasMore = rows.length > creativesPerPage && last;
  return {
    path: directoryPath(search),
    next: hasMore ? directoryPath({ ...search, after: { likes: last.favoriteCount, id: last.id } }) : null,
    isNear,
    creatives: shown.map(({ id, ...creative }) => ({ ...creative, isOwn: id === viewerId })),
  };
}

const contains = (words: string[]) => words.map((word) => containsWord(profiles.searchText, word));

const canHaveSlip = (word: string) => [...word].length >= shortestSlip;

const resembles = (words: string[]) =>
  words.map((word) =>
    canHaveSlip(word) ? sql`search_fold(${word}) <% ${profiles.searchText}` : containsWord(profiles.searchText, word),
  );
