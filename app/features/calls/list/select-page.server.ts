import { and, eq, type SQL, sql } from "drizzle-orm";
import { after } from "~/db/newest-first";
import { searchWords } from "~/db/text-search";
import { findsWord, holdsWord } from "~/features/calls/list/word-in-call.server";
import { searchedColumns as call, isShown, ofShowingCompany } from "~/visible/calls.server";

export interface CallFilter {
  query: string;
  category: string | null;
  after: string | null;
}

/**
 * The newest calls fill a page for a common word; a rare word needs the index. Nobody knows in advance which kind it
 * is: read this many of the newest calls first, and use the index only for what is missing.
 */
const readOneByOne = 1000;

const place = sql`${call.publishedAt}, ${call.id}`;
const newestFirst = sql`order by ${call.publishedAt} desc, ${call.id} desc`;

/** Selects the calls on a page of the list, newest first. Its cost does not depend on the number of calls. */
export function selectPage({ query, category, after: cursor }: CallFilter, size: number): SQL {
  const words = searchWords(query);
  const fits = and(
    isShown,
    category ? eq(call.mainCategory, category) : undefined,
    after(cursor, { createdAt: call.publishedAt, id: call.id }),
  );
  const newest = sql`select * from ausschreibungen where ${fits} ${newestFirst}`;
  if (words.length === 0) {
    return sql`
      select ${call.id} from ausschreibungen ${ofShowingCompany} where ${fits}
      ${newestFirst} limit ${size}`;
  }

  // The searched text contains the category, so the index can find both together.
  const named = category ? [...words, category] : words;
  return sql`
    with near as (
      select ${place} from (${newest} limit ${readOneByOne}) as ausschreibungen ${ofShowingCompany}
      where ${and(...words.map(holdsWord))} ${newestFirst} limit ${size}
    ), found as materialized (
      select ${place}, user_id from ausschreibungen
      where ${and(fits, ...named.map(findsWord))}
        and (${place}) < (select published_at, id from (${newest} offset ${readOneByOne - 1} limit 1) as last_read)
        and (select count(*) from near) < ${size}
    ), far as (
      select ${place} from (select * from found order by published_at desc, id desc offset 0) as ausschreibungen
      ${ofShowingCompany} ${newestFirst} limit ${size}
    )
    select id from (select * from near union all select * from far) as page order by published_at desc, id desc limit ${size}`;
}
