import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { maxCounted } from "~/db/page-sizes";
import type { Ask } from "~/search/ask";
import { searchedColumns as call, isOfShowingCompany, isShown } from "~/visible/calls.server";
import type { CallOrder } from "./call-orders";
import { type OrderedCalls, orderedCalls } from "./ordered-calls.server";

export interface CallFilter {
  query: string;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
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

type Narrowing = Omit<CallFilter, "query" | "isLiteral" | "asked" | "order" | "after">;

/** Whether a call is shown and has what narrows the list. A filter that this does not name is a type error. */
export function isListed({ category, ...forgotten }: Narrowing) {
  forgotten satisfies Record<string, never>;
  return and(isShown, category ? sql`${call.mainCategory} = ${category}` : undefined);
}

const fitting = ({ category }: CallFilter, { isAfter }: OrderedCalls) =>
  and(isListed({ category }), isAfter) ?? sql`true`;

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

/** Selects the places of the calls on a page of the list without a search. Its cost does not depend on the number of calls. */
export function selectPage(filter: CallFilter, size: number): SQL {
  const ordered = orderedCalls(filter.order, filter.after);
  const { firstOf, place, by } = ordered;
  if (filter.asked)
    return sql`with ${withAsked(filter, ordered, size)} select at, turn from asked_calls order by ${by} limit ${size}`;
  const listed = firstOf(sql`${and(fitting(filter, ordered), isOfShowingCompany)}`, size);
  return sql`select ${place} from (${listed}) as ausschreibungen`;
}

/** How many calls the list has. `isMore` when there are more than were counted. */
export interface Counted {
  count: number;
  isMore: boolean;
}

/** Counts the calls on all pages of the list, up to `maxCounted`. */
export function countCalls(filter: CallFilter): SQL<Counted> {
  const ordered = orderedCalls(undefined, null);
  const max = maxCounted + 1;
  const all = sql`(select count(*) from counted)`;
  const counted = filter.asked
    ? sql`${withAsked(filter, ordered, max)}, counted as (select from asked_calls)`
    : sql`counted as (${ordered.firstOf(sql`${and(fitting(filter, ordered), isOfShowingCompany)}`, max)})`;
  return sql<Counted>`(
    with ${counted}
    select jsonb_build_object('count', least(${all}, ${maxCounted}::int), 'isMore', ${all} > ${maxCounted}))`;
}
