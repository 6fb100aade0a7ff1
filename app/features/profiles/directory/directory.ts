import { maxCounted } from "~/db/page-sizes";
import { literalParameter, typedSearch } from "~/search/typed-search";
import { type Order, orderChoice } from "./orders";

export interface DirectorySearch {
  q: string;
  skill: string;
  /** A place, and how many kilometres around it, as a stored search has them. */
  place?: string;
  kilometres?: string;
  /** Only who has said lately that they take orders now. */
  isFree?: boolean;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
  /** Undefined for the first choice. */
  order?: Order;
  /** Where people are, instead of who they are. */
  isMap?: boolean;
  /** The last card of the previous page, as `sealAfter` writes it. */
  after: string | null;
}

const maxSkillLength = 100;
const maxCursorLength = 160;

export const viewParameter = "ansicht";
export const mapView = "karte";

export function countText(shown: number, total: number): string {
  if (shown >= total) return shown === 1 ? "1 Kreative/r wird angezeigt" : `${shown} Kreative werden angezeigt`;
  return `${shown} von ${total > maxCounted ? `mehr als ${maxCounted}` : total} Kreativen werden angezeigt`;
}

export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const order = orderChoice.read(params);
  return {
    q: typedSearch(params),
    skill: (params.get("skill") ?? "").trim().slice(0, maxSkillLength),
    ...readPlace(params),
    ...(params.has(freeParameter) ? { isFree: true } : {}),
    ...(params.has(literalParameter) ? { isLiteral: true } : {}),
    ...(order === orderChoice.first ? {} : { order }),
    ...(params.get(viewParameter) === mapView ? { isMap: true } : {}),
    after: params.get("nach")?.slice(0, maxCursorLength) ?? null,
  };
}

const maxPlaceLength = 100;
export const placeParameter = "ort";
export const kilometresParameter = "umkreis";
export const freeParameter = "frei";

function readPlace(params: URLSearchParams): Pick<DirectorySearch, "place" | "kilometres"> {
  const place = (params.get(placeParameter) ?? "").trim().slice(0, maxPlaceLength);
  const kilometres = (params.get(kilometresParameter) ?? "").slice(0, 3);
  return place ? { place, ...(kilometres ? { kilometres } : {}) } : {};
}

export function directoryPath({
  q,
  skill,
  place,
  kilometres,
  isFree,
  isLiteral,
  order,
  isMap,
  after,
  ...forgotten
}: Partial<DirectorySearch>): string {
  forgotten satisfies Record<string, never>;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (skill) query.set("skill", skill);
  if (place) query.set(placeParameter, place);
  if (place && kilometres) query.set(kilometresParameter, kilometres);
  if (isFree) query.set(freeParameter, "1");
  if (isLiteral) query.set(literalParameter, "1");
  for (const [name, value] of Object.entries(orderChoice.fields(order))) query.set(name, value);
  if (isMap) query.set(viewParameter, mapView);
  if (after) query.set("nach", after);
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

/** What the map shows, in one sentence. */
export const mapText = ({ dots }: { dots: unknown[] }) =>
  dots.length === 1 ? "Kreative in 1 Gemeinde" : `Kreative in ${dots.length} Gemeinden`;
