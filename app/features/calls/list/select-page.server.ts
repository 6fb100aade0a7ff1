import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxCounted } from "~/db/page-sizes";
import { searchWords } from "~/db/text-search";
import { findsWord, holdsWord } from "~/features/calls/list/word-in-call.server";
import type { Ask } from "~/search/ask";
import { searchedColumns as call, isOfShowingCompany, isShown } from "~/visible/calls.server";
import type { CallOrder } from "./call-orders";
import { type OrderedCalls, orderedCalls } from "./ordered-calls.server";

export interface CallFilter {
  query: string;
  category: string | null;
  /** What the document of a call must answer besides: places, budgets, several categories. */
  asked?: Ask;
  /** Undefined for the first choice. */
  order?: CallOrder;
  after: string | null;
}

/** Whether the list begins here and nothing narrows it, in whatever order. */
export const isStart = ({ order: _, ...filter }: CallFilter) => Object.values(filter).every((value) => !value);

/** Whether the document of a call answers this. Calls are read in their order, so PostgreSQL must not begin with the documents. */
export const answers = (asked: Ask | undefined, id: SQLWrapper = call.id): SQL | undefined =>
  asked
    ? sql`exists (select from search_documents as asked where asked.call_id = ${id} and asked.means @@ ${asked}::tsquery offset 0)`
    : undefined;

/** Up to this many documents, all are read. */
const maxListed = 1000;

type Narrowing = Omit<CallFilter, "query" | "asked" | "order" | "after">;

/**
 * The conditions of the filter on columns of a call, for the list and for what the search finds by meaning. A filter that
 * this does not name is a type error.
 */
export function isListed({ category, ...forgotten }: Narrowing, columns: { mainCategory: SQLWrapper }) {
  forgotten satisfies Record<string, never>;
  return category ? sql`${columns.mainCategory} = ${category}` : undefined;
}

const fitting = (filter: CallFilter, { isAfter }: OrderedCalls) =>
  and(isShown, isListed(filter, call), isAfter) ?? sql`true`;

/** The calls with these words: `near` among the first, and `far` by the index while those do not fill a page of this size. */
function withWords(
  filter: CallFilter,
  ordered: OrderedCalls,
  words: string[],
  { size, nearest }: { size: number; nearest: number },
): SQL {
  const { category, asked } = filter;
  const { firstOf, place, by, isBehind, readOneByOne } = ordered;
  const fits = fitting(filter, ordered);
  const first = firstOf(fits, readOneByOne);
  // The searched text contains the category, so the index can find both together.
  const named = category ? [...words, category] : words;
  return sql`
    near as (
      select ${place} from (${first}) as ausschreibungen
      where ${and(...words.map(holdsWord), answers(asked), isOfShowingCompany)} order by ${by} limit ${nearest}
    ), found as materialized (
      select ${place}, user_id from ausschreibungen
      where ${and(fits, ...named.map(findsWord), answers(asked))}
        and ${isBehind(sql`select at, turn from (select ${place} from (${first}) as ausschreibungen order by ${by} offset ${readOneByOne - 1} limit 1) as last_read`)}
        and (select count(*) from near) < ${size}
    ), far as (
      select at, turn from (select * from found order by ${by} offset 0) as ausschreibungen
      where ${isOfShowingCompany} order by ${by} limit ${nearest}
    )`;
}

/** Few documents that answer are read all; of many, the calls are read one by one in their order. */
function withAsked(filter: CallFilter, ordered: OrderedCalls, max: number): SQL {
  const fits = and(fitting(filter, ordered), isOfShowingCompany);
  const count = sql`(select count(*) from answering)`;
  const { firstOf, place, by } = ordered;
  return sql`
    answering as materialized (
      select call_id from search_documents where call_id is not null and means @@ ${filter.asked}::tsquery
      limit ${maxListed + 1}
    ), asked_calls as (
      (select ${place} from ausschreibungen
        where ${fits} and ${call.id} in (select call_id from answering) and ${count} <= ${maxListed}
        order by ${by} limit ${max})
      union all
      (select ${place} from (${firstOf(sql`${and(fits, answers(filter.asked))} and ${count} > ${maxListed}`, max)}) as ausschreibungen)
    )`;
}

/** Selects the places of the calls on a page of the list. Its cost does not depend on the number of calls. */
export function selectPage(filter: CallFilter, size: number): SQL {
  const words = searchWords(filter.query);
  const ordered = orderedCalls(filter.order, filter.after);
  const { firstOf, place, by } = ordered;
  const first = sql`order by ${by} limit ${size}`;
  if (words.length > 0)
    return sql`
      with ${withWords(filter, ordered, words, { size, nearest: size })}
      select at, turn from (select * from near union all select * from far) as page ${first}`;
  if (filter.asked) return sql`with ${withAsked(filter, ordered, size)} select at, turn from asked_calls ${first}`;
  const listed = firstOf(sql`${and(fitting(filter, ordered), isOfShowingCompany)}`, size);
  return sql`select ${place} from (${listed}) as ausschreibungen`;
}

/** How many calls the list has. `isMore` when there are, or may be, more than were counted. */
export interface Counted {
  count: number;
  isMore: boolean;
}

/**
 * Counts the calls on all pages of the list, up to `maxCounted`. It reads no more than a page does: of a word that is
 * common it counts only the newest calls.
 */
export function countCalls(filter: CallFilter, size: number): SQL<Counted> {
  const ordered = orderedCalls(undefined, null);
  const words = searchWords(filter.query);
  const max = maxCounted + 1;
  const counted = (count: SQL, isMore: SQL) =>
    sql<Counted>`jsonb_build_object('count', least(${count}, ${maxCounted}::int), 'isMore', ${isMore})`;
  const all = sql`(select count(*) from counted)`;
  if (words.length === 0 && filter.asked)
    return sql`(with ${withAsked(filter, ordered, max)}, counted as (select from asked_calls) select ${counted(all, sql`${all} > ${maxCounted}`)})`;
  const fits = fitting(filter, ordered);
  if (words.length === 0) {
    return sql`(
      with counted as (${ordered.firstOf(sql`${and(fits, isOfShowingCompany)}`, max)})
      select ${counted(all, sql`${all} > ${maxCounted}`)})`;
  }
  const { readOneByOne } = ordered;
  const isRead = sql`((select count(*) from near) < ${size} or (select count(*) from (${ordered.firstOf(fits, readOneByOne + 1)}) as read) <= ${readOneByOne})`;
  return sql`(
    with ${withWords(filter, ordered, words, { size, nearest: max })},
    counted as (select from (select * from near union all select * from far) as fitting limit ${max})
    select ${counted(all, sql`${all} > ${maxCounted} or not ${isRead}`)})`;
}
