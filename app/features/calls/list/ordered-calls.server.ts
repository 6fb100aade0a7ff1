import { and, type SQL, sql } from "drizzle-orm";
import { after as afterNewest } from "~/db/newest-first";
import { dayNumberOf } from "~/search-index/shuffle";
import { dayInVienna } from "~/text/dates";
import { searchedColumns as call } from "~/visible/calls.server";
import type { CallOrder } from "./call-orders";

/** An order of calls that PostgreSQL reads from its indexes, whatever their number. */
export interface OrderedCalls {
  /** Selects the first of the calls after the cursor that fit. */
  firstOf: (where: SQL, max: number) => SQL;
  isAfter: SQL | undefined;
  /** A call's position in the order `by`, and whether it comes after another one. */
  place: SQL;
  by: SQL;
  isBehind: (place: SQL) => SQL;
  /**
   * The first calls fill a page for a common word; a rare word needs the index. Nobody knows in advance which kind it is:
   * read so many in their order, and use the index only for what is missing.
   */
  readOneByOne: number;
  /** The cursor of a row that has such a place. */
  cursor: SQL<string>;
}

function newestFirst(after: string | null): OrderedCalls {
  return {
    firstOf: (where, max) =>
      sql`select * from ausschreibungen where ${where} order by ${call.publishedAt} desc, ${call.id} desc limit ${max}`,
    isAfter: afterNewest(after, { createdAt: call.publishedAt, id: call.id }),
    place: sql`${call.publishedAt} as at, ${call.id} as turn`,
    by: sql`at desc, turn desc`,
    isBehind: (place) => sql`(${call.publishedAt}, ${call.id}) < (${place})`,
    readOneByOne: 1000,
    cursor: sql<string>`(extract(epoch from page.at) * 1000000)::bigint || '-' || page.turn`,
  };
}

/** Ranks of open calls are days until the deadline; the others begin here. */
const withoutDeadline = 10_000_000;
const ended = 2 * withoutDeadline;
/** PostgreSQL has no day before it. */
const maxDaysEnded = 2_400_000;

const cursorByDeadline = /^(\d{1,8})-(\d{1,15})-t(\d{1,5})$/;

/**
 * Three stretches of an index: open calls with a deadline, open ones without, and those that have ended, read backwards. A
 * list that was begun before midnight continues in the order of its day. An older one begins again, because it would leave
 * out the calls that have ended since then.
 */
function deadlineFirst(cursor: string | null): OrderedCalls {
  const today = dayNumberOf(dayInVienna());
  const [, ...numbers] = (cursorByDeadline.exec(cursor ?? "") ?? []).map(Number);
  const isRecent = [today, today - 1].includes(numbers[2] ?? 0);
  const [lastRank = -1, lastId = 0, day = today] = isRecent ? numbers : [];
  const { id, overOn, deadline, status } = call;
  const dayOf = (days: number) => sql`(date '1970-01-01' + ${days}::int)`;
  const [begun, tomorrow] = [dayOf(day), dayOf(day + 1)];
  const isOpen = sql`(${status} = 'offen' and coalesce(${deadline} >= ${begun}, false))`;
  const stretches = [
    {
      first: 0,
      is: sql`${isOpen} and ${overOn} >= ${begun}`,
      isAfter: (rank: number) => sql`(${overOn}, ${id}) > (${dayOf(day + rank)}, ${lastId}::bigint)`,
      by: sql`${overOn}, ${id}`,
    },
    {
      first: withoutDeadline,
      is: sql`${overOn} is null`,
      isAfter: () => sql`${id} < ${lastId}::bigint`,
      by: sql`${id} desc`,
    },
    {
      first: ended,
      // Also what ends while people look at the list.
      is: sql`not ${isOpen} and ${overOn} <= ${tomorrow}`,
      isAfter: (rank: number) =>
        sql`(${overOn}, ${id}) < (${dayOf(day + 1 - Math.min(rank, maxDaysEnded))}, ${lastId}::bigint)`,
      by: sql`${overOn} desc, ${id} desc`,
    },
  ];
  const current = stretches.findLast(({ first }) => first <= lastRank);
  const left = current ? stretches.slice(stretches.indexOf(current)) : stretches;
  const rank = sql`(case when ${overOn} is null then ${withoutDeadline}::int when ${isOpen} then ${overOn} - ${begun} else ${ended}::int + ${tomorrow} - ${overOn} end)`;
  const turn = sql`(case when ${overOn} is not null and ${isOpen} then ${id} else -${id} end)`;
  const lastTurn = lastRank < withoutDeadline ? lastId : -lastId;
  return {
    firstOf(where, max) {
      const each = left.map(({ first, is, isAfter, by }) => {
        const isIn = current?.first === first ? and(is, isAfter(lastRank - first)) : is;
        return sql`(select * from ausschreibungen where ${and(where, isIn)} order by ${by} limit ${max})`;
      });
      return sql`
        select * from (${sql.join(each, sql` union all `)}) as ausschreibungen order by ${rank}, ${turn} limit ${max}`;
    },
    isAfter: current && sql`(${rank}, ${turn}) > (${lastRank}::int, ${lastTurn}::bigint)`,
    place: sql`${rank} as at, ${turn} as turn`,
    by: sql`at, turn`,
    isBehind: (place) => sql`(${rank}, ${turn}) > (${place})`,
    // Per stretch of the index.
    readOneByOne: 300,
    cursor: sql<string>`page.at || '-' || abs(page.turn) || '-t' || ${`${day}`}::text`,
  };
}

/** The order 'Nähe' does not change the calls found by typed letters. */
export const orderedCalls = (order: CallOrder | undefined, after: string | null): OrderedCalls =>
  order === "frist" ? deadlineFirst(after) : newestFirst(after);
