import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { cursorOf, newestFirst } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { type Marked, markerOf } from "~/search/marks";
import { describeUnderstanding } from "~/search/said-back";
import { understand } from "~/search/understand";
import { findPage, type SearchedByLetters } from "~/search-index/find-by-tiers.server";
import { afterFound, cursorOfFound } from "~/search-index/newest-found";
import { type HowFound, howFound } from "~/search-index/reasons.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { visibleWorks } from "~/visible/works.server";
import { listedOf, withCover } from "../works.server";
import { type WorksSearch, worksPath } from "./browse";
import type { NewWorkCard } from "./new-works.server";

const published = { createdAt: visibleWorks.publishedAt, id: visibleWorks.id };

const searchedWorks: SearchedByLetters = {
  column: "work_id",
  seen: visibleWorks,
  name: "seen_works",
  id: visibleWorks.id,
  title: visibleWorks.title,
  text: visibleWorks.searchText,
  order: sql.join(newestFirst(published), sql`, `),
  shown: sql`${visibleWorks.id}::int as id, ${cursorOf(published)} as cursor`,
};

export interface FoundWork extends NewWorkCard, HowFound {
  /** What was found in the title. */
  marks?: Marked;
}

/** The works of a search, also several of one person, the same for everyone. */
export const readFoundWorks = cachedRead(["works", "profiles"], async (search: WorksSearch) => {
  const { q, skill, isLiteral = false, cursor } = search;
  const understood = understand(q);
  const { shown, next, tiers, total } = await findPage<{ id: number; cursor: string }>(searchedWorks, {
    understood,
    isLiteral,
    where: skill ? sql`${visibleWorks.skills} @> array[${skill}]` : undefined,
    skill,
    size: pageSizes.newWorks,
    from: afterFound(cursor, published),
  });
  const rows = await selectCards(shown.map(({ id }) => id));
  const how = await howFound(searchedWorks, { understood, tiers, found: shown }, rows, ({ title }) => ({
    said: [title],
    inText: "in der Beschreibung",
  }));
  const mark = markerOf(understood, isLiteral);
  const works = rows.map(
    (row): FoundWork => ({ ...withCover(row), more: 0, ...how.get(row.id), marks: mark(row.title) ?? undefined }),
  );
  return {
    works,
    total,
    next: cursorOfFound(next),
    understood: describeUnderstanding(understood, isLiteral, (other) => worksPath({ ...other, skill })),
  };
});

const { client: _client, isOwnProject: _own, ...listed } = listedOf(visibleWorks);

const selectCards = (ids: number[]) =>
  db
    .select({
      ...listed,
      ownerName: visibleWorks.ownerName,
      ownerSlug: visibleWorks.ownerSlug,
      ownerAvatarUrl: visibleWorks.ownerAvatarUrl,
    })
    .from(visibleWorks)
    .where(inArray(visibleWorks.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${visibleWorks.id})`);
