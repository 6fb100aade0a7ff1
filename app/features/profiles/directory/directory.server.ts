import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/prepared.server";
import { containsWord, searchWords } from "~/db/text-search";
import { listLiked } from "~/features/profiles/liked.server";
import { cutBio } from "~/features/profiles/profile";
import { toCardPictures } from "~/images/card-picture";
import { cardPicturesOf } from "~/visible/card-pictures.server";
import { keptRead, type Reads } from "~/visible/kept-reads.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { cards } from "~/visible/topics";
import { type DirectorySearch, directoryPath, mostCounted } from "./directory";

/** Words at least this similar count as misspellings of each other. */
const similarity = 0.45;
const shortestSlip = 4;

/** One page of the directory, with the marks of the viewer. */
export async function listCreatives(
  search: DirectorySearch,
  viewer: { id: string; slug: string } | null,
  reads: Reads,
) {
  const { slugs, ...page } = await readPage(reads, search);
  const liked = viewer ? await listLiked(viewer.id, Object.keys(slugs)) : [];
  return { ...page, liked: liked.map((id) => slugs[id]), own: viewer?.slug ?? null };
}

/** The same for everyone, most liked first. When nothing matches the words, the page shows similar matches. */
const readPage = keptRead(cards, async (search: DirectorySearch) => {
  const words = searchWords(search.q);
  const matches = isListed(search.skill, contains(words));
  const isStart = !search.q && !search.skill && !search.after;
  const exact = await (isStart ? selectStart() : selectCreatives(db, search, matches, countUpTo(matches)));
  if (exact.length > 0 || !words.some(canHaveSlip)) return toPage(exact, search, false);
  const near = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${`${similarity}`}, true)`);
    return selectCreatives(tx, search, isListed(search.skill, resembles(words)), sql`0`);
  });
  return toPage(near, search, near.length > 0);
});

/** Whether a profile is listed in the directory, with this skill and these words. */
export const isListed = (skill: string, words: SQL[] = []) =>
  and(
    eq(visibleProfiles.userType, "kreative"),
    ...words,
    skill ? sql`${visibleProfiles.skills} @> array[${skill}]` : undefined,
  );

const mostLikedFirst = [desc(visibleProfiles.favoriteCount), desc(visibleProfiles.id)];

/**
 * The number of matches, at most `mostCounted` plus one. The `order by` makes PostgreSQL use the same indexes as the
 * page's own query.
 */
export const countUpTo = (matches: SQL | undefined) =>
  sql<number>`(select count(*)::int from (select from ${visibleProfiles} where ${matches} order by ${sql.join(mostLikedFirst, sql`, `)} limit ${mostCounted + 1}) as found)`;

export type DirectoryPage = Awaited<ReturnType<typeof listCreatives>>;

function selectCreatives(
  on: Connection,
  { after }: Pick<DirectorySearch, "after">,
  matches: SQL | undefined,
  total: SQL<number>,
) {
  return on
    .select({
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
      total,
    })
    .from(visibleProfiles)
    .where(
      and(
        matches,
        after
          ? sql`(${visibleProfiles.favoriteCount}, ${visibleProfiles.id}) < (${after.likes}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(...mostLikedFirst)
    .limit(pageSizes.creatives + 1);
}

/** The start of the directory, without words or a skill: the list that most people ask for. */
const selectStart = prepared(() => {
  const matches = isListed("");
  return selectCreatives(db, { after: null }, matches, countUpTo(matches));
});

type CreativeRow = Awaited<ReturnType<typeof selectCreatives>>[number];

function toPage(rows: CreativeRow[], search: DirectorySearch, isNear: boolean) {
  const shown = rows.slice(0, pageSizes.creatives);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSizes.creatives && last;
  return {
    path: directoryPath(search),
    next: hasMore ? directoryPath({ ...search, after: { likes: last.favoriteCount, id: last.id } }) : null,
    isNear,
    /** The number of exact matches on all pages; 0 for similar matches. */
    total: rows[0]?.total ?? 0,
    creatives: shown.map(toCard),
    slugs: Object.fromEntries(shown.map(({ id, slug }) => [id, slug])),
  };
}

const toCard = ({ id: _, total, pictures, ...creative }: CreativeRow) => ({
  ...creative,
  bio: creative.bio && cutBio(creative.bio),
  pictures: toCardPictures(pictures),
});

const contains = (words: string[]) => words.map((word) => containsWord(visibleProfiles.searchText, word));

const canHaveSlip = (word: string) => [...word].length >= shortestSlip;

const resembles = (words: string[]) =>
  words.map((word) =>
    canHaveSlip(word)
      ? sql`search_fold(${word}) <% ${visibleProfiles.searchText}`
      : containsWord(visibleProfiles.searchText, word),
  );
