import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { after } from "~/db/newest-first";
import { maxCounted } from "~/db/page-sizes";
import { searchWords } from "~/db/text-search";
import { findsWord, holdsWord } from "~/features/calls/list/word-in-call.server";
import type { Ask } from "~/search/ask";
import { searchedColumns as call, isOfShowingCompany, isShown } from "~/visible/calls.server";

export interface CallFilter {
  query: string;
  category: string | null;
  /** What the document of a call must answer besides: places, budgets, several categories. */
  asked?: Ask;
  after: string | null;
}

/** Whether the document of a call answers this. */
export const answers = (asked: Ask | undefined, id: SQLWrapper = call.id): SQL | undefined =>
  asked
    ? sql`exists (select from search_documents as asked where asked.call_id = ${id} and asked.means @@ ${asked}::tsquery)`
    : undefined;

/**
 * The newest calls fill a page for a common word; a rare word needs the index. Nobody knows in advance which kind it
 * is: read this many of the newest calls first, and use the index only for what is missing.
 */
const readOneByOne = 1000;

const place = sql`${call.publishedAt}, ${call.id}`;
const newestFirst = sql`order by ${call.publishedAt} desc, ${call.id} desc`;

const fitting = ({ category, after: cursor }: CallFilter) =>
  and(
    isShown,
    category ? eq(call.mainCategory, category) : undefined,
    after(cursor, { createdAt: call.publishedAt, id: call.id }),
  );

const newestOf = (filter: CallFilter) => sql`select * from ausschreibungen where ${fitting(filter)} ${newestFirst}`;

/** The calls with these words: `near` among the newest, and `far` by the index while those do not fill a page of this size. */
function withWords(filter: CallFilter, words: string[], { size, nearest }: { size: number; nearest: number }): SQL {
  const { category, asked } = filter;
  const newest = newestOf(filter);
  // The searched text contains the category, so the index can find both together.
  const named = category ? [...words, category] : words;
  return sql`
    near as (
      select ${place} from (${newest} limit ${readOneByOne}) as ausschreibungen
      where ${and(...words.map(holdsWord), answers(asked), isOfShowingCompany)} ${newestFirst} limit ${nearest}
    ), found as materialized (
      select ${place}, user_id from ausschreibungen
      where ${and(fitting(filter), ...named.map(findsWord), answers(asked))}
        and (${place}) < (select published_at, id from (${newest} offset ${readOneByOne - 1} limit 1) as last_read)
        and (select count(*) from near) < ${size}
    ), far as (
      select ${place} from (select * from found order by published_at desc, id desc offset 0) as ausschreibungen
      where ${isOfShowingCompany} ${newestFirst} limit ${nearest}
    )`;
}

/** Few documents that answer are read all; of many, the newest calls are read one by one. */
const withAsked = (filter: CallFilter, most: number) => sql`
    answering as materialized (
      select call_id from search_documents where call_id is not null and means @@ ${filter.asked}::tsquery
      limit ${readOneByOne + 1}
    ), asked_calls as (
      (select ${place} from ausschreibungen where ${and(fitting(filter), isOfShowingCompany)}
        and ${call.id} in (select call_id from answering) and (select count(*) from answering) <= ${readOneByOne}
        ${newestFirst} limit ${most})
      union all
      (select ${place} from (${newestOf(filter)} offset 0) as ausschreibungen
        where (select count(*) from answering) > ${readOneByOne} and ${and(answers(filter.asked), isOfShowingCompany)}
        limit ${most})
    )`;

/** Selects the calls on a page of the list, newest first. Its cost does not depend on the number of calls. */
export function selectPage(filter: CallFilter, size: number): SQL {
  const words = searchWords(filter.query);
  if (words.length === 0 && filter.asked) {
    return sql`with ${withAsked(filter, size)} select id from asked_calls order by published_at desc, id desc limit ${size}`;
  }
  if (words.length === 0) {
    return sql`
      select ${call.id} from ausschreibungen where ${and(fitting(filter), isOfShowingCompany)}
      ${newestFirst} limit ${size}`;
  }

  return sql`
    with ${withWords(filter, words, { size, nearest: size })}
    select id from (select * from near union all select * from far) as page order by published_at desc, id desc limit ${size}`;
}

/** How many calls the list has. `isMore` when there are, or may be, others that nobody counted. */
export interface Counted {
  count: number;
  isMore: boolean;
}

/**
 * Counts the calls on all pages of the list, up to `maxCounted`. It reads no more than a page does: of a word that is
 * common it counts only the newest calls.
 */
export function countCalls({ query, category, asked }: CallFilter, size: number): SQL<Counted> {
  const filter = { query, category, asked, after: null };
  const words = searchWords(query);
  const most = maxCounted + 1;
  const counted = (count: SQL, isMore: SQL) =>
    sql<Counted>`jsonb_build_object('count', least(${count}, ${maxCounted}::int), 'isMore', ${isMore})`;
  const all = sql`(select count(*) from counted)`;
  if (words.length === 0 && asked)
    return sql`(with ${withAsked(filter, most)}, counted as (select from asked_calls) select ${counted(all, sql`${all} > ${maxCounted}`)})`;
  if (words.length === 0) {
    return sql`(
      with counted as (
        select ${place} from ausschreibungen where ${and(fitting(filter), isOfShowingCompany)} ${newestFirst} limit ${most})
      select ${counted(all, sql`${all} > ${maxCounted}`)})`;
  }
  const isRead = sql`((select count(*) from near) < ${size} or not exists (${newestOf(filter)} offset ${readOneByOne} limit 1))`;
  return sql`(
    with ${withWords(filter, words, { size, nearest: most })},
    counted as (select from (select * from near union all select * from far) as fitting limit ${most})
    select ${counted(all, sql`${all} > ${maxCounted} or not ${isRead}`)})`;
}
