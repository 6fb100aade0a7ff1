import { mostCounted } from "~/db/page-sizes";
import { literalParameter, typedSearch } from "~/search/typed-search";
import type { DirectoryPage } from "./directory.server";

export interface DirectorySearch {
  q: string;
  skill: string;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
  after: AfterCard | null;
}

/** The last card of the previous page: its tier and place among the distances, its number of likes and its id. */
export interface AfterCard {
  likes: number;
  id: string;
  tier?: number;
  distance?: number;
}

const longestSkill = 100;

export function countText(shown: number, total: number): string {
  if (shown >= total) return shown === 1 ? "1 Kreative/r wird angezeigt" : `${shown} Kreative werden angezeigt`;
  return `${shown} von ${total > mostCounted ? `mehr als ${mostCounted}` : total} Kreativen werden angezeigt`;
}

const cursor = /^(\d{1,9})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-(\d{1,2})-(\d{1,2}))?$/;

export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const [, likes, id, tier, distance] = cursor.exec(params.get("nach") ?? "") ?? [];
  const isTier = tier !== undefined && distance !== undefined;
  return {
    q: typedSearch(params),
    skill: (params.get("skill") ?? "").trim().slice(0, longestSkill),
    ...(params.has(literalParameter) ? { isLiteral: true } : {}),
    after:
      likes && id
        ? { likes: Number(likes), id, ...(isTier ? { tier: Number(tier), distance: Number(distance) } : {}) }
        : null,
  };
}

export function directoryPath({ q, skill, isLiteral, after }: Partial<DirectorySearch>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (skill) query.set("skill", skill);
  if (isLiteral) query.set(literalParameter, "1");
  const tier = after?.tier === undefined ? "" : `-${after.tier}-${after.distance ?? 0}`;
  if (after) query.set("nach", `${after.likes}-${after.id}${tier}`);
  return query.size > 0 ? `/kreative?${query}` : "/kreative";
}

export interface ListedPage {
  path: string;
  next: string | null;
}

/**
 * Adds a page to those on screen. The next page is appended; a page already shown replaces itself and all after it; any
 * other page replaces all.
 */
export function joinPage<Page extends ListedPage>(shown: Page[], page: Page): Page[] {
  const known = shown.findIndex(({ path }) => path === page.path);
  if (known >= 0) return [...shown.slice(0, known), page];
  return shown.at(-1)?.next === page.path ? [...shown, page] : [page];
}

/** The cards of a page with the viewer's marks. */
export const cardsOf = ({ creatives, liked, own }: Pick<DirectoryPage, "creatives" | "liked" | "own">) =>
  creatives.map((creative) => ({
    ...creative,
    isLiked: liked.includes(creative.slug),
    isOwn: creative.slug === own,
  }));

export type DirectoryCard = ReturnType<typeof cardsOf>[number];
