import { pageSizes } from "~/db/page-sizes";
import { askSkill } from "~/search/lexemes";
import { type Marked, markerOf } from "~/search/marks";
import { describeUnderstanding } from "~/search/said-back";
import { findNewest } from "~/search-index/find-newest.server";
import { readFound } from "~/search-index/found-cursor";
import type { HowFound } from "~/search-index/reasons.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { withCover } from "../works.server";
import { type WorksSearch, worksPath } from "./browse";
import type { NewWorkCard } from "./new-works.server";
import { isListed, selectCards, worksInOrder } from "./works-in-order.server";

export interface FoundWork extends NewWorkCard, HowFound {
  /** What was found in the title. */
  marks?: Marked;
}

/** The works of a search, also several of one person, the same for everyone. */
export const readFoundWorks = cachedRead(["works", "profiles"], async (search: WorksSearch) => {
  const { q, skill, isLiteral = false, order, cursor } = search;
  const { understood, rows, total, next } = await findNewest(
    worksInOrder(order, readFound(cursor)),
    {
      ...{ q, isLiteral, cursor, size: pageSizes.newWorks },
      where: isListed(search),
      narrowing: askSkill(skill),
      isNearest: order === "naehe",
    },
    selectCards,
    ({ title, ownerName, client }) => ({
      said: [title, ownerName],
      facts: client ? [`für ${client}`] : [],
      inText: "in der Beschreibung",
    }),
  );
  const mark = markerOf(understood, isLiteral);
  return {
    works: rows.map(
      ({ client: _, ...row }): FoundWork => ({ ...withCover(row), more: 0, marks: mark(row.title) ?? undefined }),
    ),
    total,
    next,
    understood: describeUnderstanding(understood, isLiteral, (other) =>
      worksPath({ ...search, ...other, cursor: null }),
    ),
  };
});
