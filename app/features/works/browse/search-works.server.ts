import { inArray, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { type Marked, markerOf } from "~/search/marks";
import { describeUnderstanding } from "~/search/said-back";
import { findNewest, searchedNewest } from "~/search-index/find-newest.server";
import type { HowFound } from "~/search-index/reasons.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { visibleWorks } from "~/visible/works.server";
import { listedOf, withCover } from "../works.server";
import { type WorksSearch, worksPath } from "./browse";
import type { NewWorkCard } from "./new-works.server";

const published = { createdAt: visibleWorks.publishedAt, id: visibleWorks.id };

const searchedWorks = searchedNewest(published, {
  column: "work_id",
  seen: visibleWorks,
  name: "seen_works",
  title: visibleWorks.title,
  text: visibleWorks.searchText,
});

export interface FoundWork extends NewWorkCard, HowFound {
  /** What was found in the title. */
  marks?: Marked;
}

/** The works of a search, also several of one person, the same for everyone. */
export const readFoundWorks = cachedRead(["works", "profiles"], async (search: WorksSearch) => {
  const { q, skill, isLiteral = false, cursor } = search;
  const { understood, rows, total, next } = await findNewest(
    searchedWorks,
    {
      ...{ q, isLiteral, skill, cursor, size: pageSizes.newWorks },
      where: skill ? sql`${visibleWorks.skills} @> array[${skill}]` : undefined,
    },
    selectCards,
    ({ title }) => ({ said: [title], inText: "in der Beschreibung" }),
  );
  const mark = markerOf(understood, isLiteral);
  return {
    works: rows.map((row): FoundWork => ({ ...withCover(row), more: 0, marks: mark(row.title) ?? undefined })),
    total,
    next,
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
