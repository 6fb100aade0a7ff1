import { and, type SQL, sql } from "drizzle-orm";
import { after as afterNewest } from "~/db/newest-first";
import { type AfterRow, newestBy, type Ordered } from "~/search-index/ordered.server";
import { dayNumberOf } from "~/search-index/shuffle";
import { dayInVienna } from "~/text/dates";
import { searchedColumns as call } from "~/visible/calls.server";
import type { CallOrder } from "./call-orders";

/** An order of the whole list of calls that PostgreSQL reads from its indexes, whatever their number. */
export interface OrderedCalls {
  /** Selects the first of the calls after the cursor that fit. */
  firstOf: (where: SQL, max: number) => SQL;
  isAfter: SQL | undefined;
  /** A call's position in the order `by`. */
  place: SQL;
  by: SQL;
  /** The cursor of a row that has such a place. */
  cursor: SQL<string>;
}

const newestFirst = (after: string | null): OrderedCalls => ({
  firstOf: (where, max) =>
    sql`select * from ausschreibungen where ${where} order by ${call.publishedAt} desc, ${call.id} desc limit ${max}`,
  isAfter: afterNewest(after, { createdAt: call.publishedAt, id: call.id }),
  place: sql`${call.publishedAt} as at, ${call.id} as turn`,
  by: sql`at desc, turn desc`,
  cursor: sql<string>`(extract(epoch from page.at) * 1000000)::bigint || '-' || page.turn`,
});

/** Ranks of open calls are days until the deadline; the others begin here. */
const withoutDeadline = 10_000_000;
const ended = 2 * withoutDeadline;
/** PostgreSQL has no day before it. */
const maxDaysEnded = 2_400_000;

/** An order that was begun on a day before goes on; an older one begins again, as it would leave out what ended since. */
const isRecent = ({ day }: Pick<AfterRow, "day">) => {
  const today = dayNumberOf(dayInVienna());
  return day === today || day === today - 1;
};

/** Three stretches of an index: open calls with a deadline, open ones without, and those that have ended, read backwards. */
function byDeadline(last: AfterRow | null) {
  const day = last?.day ?? dayNumberOf(dayInVienna());
  const { id, overOn, deadline, status } = call;
  const dayOf = (days: number) => sql`(date '1970-01-01' + ${days}::int)`;
  const [begun, tomorrow] = [dayOf(day), dayOf(day + 1)];
  const isOpen = sql`(${status} = 'offen' and coalesce(${deadline} >= ${begun}, false))`;
  const stretches = [
    {
      first: 0,
      is: sql`${isOpen} and ${overOn} >= ${begun}`,
      isAfter: ({ value, id: lastId }: AfterRow) =>
        sql`(${overOn}, ${id}) > (${dayOf(day + value)}, ${lastId}::bigint)`,
      by: sql`${overOn}, ${id}`,
    },
    {
      first: withoutDeadline,
      is: sql`${overOn} is null`,
      isAfter: ({ id: lastId }: AfterRow) => sql`${id} < ${lastId}::bigint`,
      by: sql`${id} desc`,
    },
    {
      first: ended,
      // Also what ends while people look at the list.
      is: sql`not ${isOpen} and ${overOn} <= ${tomorrow}`,
      isAfter: ({ value, id: lastId }: AfterRow) =>
        sql`(${overOn}, ${id}) < (${dayOf(day + 1 - Math.min(value - ended, maxDaysEnded))}, ${lastId}::bigint)`,
      by: sql`${overOn} desc, ${id} desc`,
    },
  ];
  const rank = sql`(case when ${overOn} is null then ${withoutDeadline}::int when ${isOpen} then ${overOn} - ${begun} else ${ended}::int + ${tomorrow} - ${overOn} end)`;
  const turn = sql`(case when ${overOn} is not null and ${isOpen} then ${id} else -${id} end)`;
  const isAfter = ({ value, id: lastId }: AfterRow) =>
    sql`(${rank}, ${turn}) > (${Math.min(value, ended + maxDaysEnded)}::int, ${value < withoutDeadline ? sql`` : sql`-`}${lastId}::bigint)`;
  /** Selects the calls after this one in their order, of each stretch at most so many. */
  const inOrder = (where: SQL, after: AfterRow | null, max?: number) => {
    const current = after && stretches.findLast(({ first }) => first <= after.value);
    const left = current ? stretches.slice(stretches.indexOf(current)) : stretches;
    const limit = max === undefined ? sql`` : sql` limit ${max}`;
    const each = left.map((stretch) => {
      const isIn = and(where, stretch.is, after && stretch === current ? stretch.isAfter(after) : undefined);
      return sql`(select * from ausschreibungen where ${isIn} order by ${stretch.by}${limit})`;
    });
    return sql.join(each, sql` union all `);
  };
  return { day, rank, turn, isAfter, inOrder };
}

const cursorByDeadline = /^(\d{1,8})-(\d{1,15})-t(\d{1,5})$/;

function deadlineFirst(cursor: string | null): OrderedCalls {
  const [, value, id = "", day] = cursorByDeadline.exec(cursor ?? "") ?? [];
  const typed = { value: Number(value), id, day: Number(day) };
  const last = isRecent(typed) ? typed : null;
  const { rank, turn, isAfter, inOrder, day: begun } = byDeadline(last);
  return {
    firstOf: (where, max) =>
      sql`select * from (${inOrder(where, last, max)}) as ausschreibungen order by ${rank}, ${turn} limit ${max}`,
    isAfter: last ? isAfter(last) : undefined,
    place: sql`${rank} as at, ${turn} as turn`,
    by: sql`at, turn`,
    cursor: sql<string>`page.at || '-' || abs(page.turn) || '-t' || ${`${begun}`}::text`,
  };
}

export const orderedCalls = (order: CallOrder | undefined, after: string | null): OrderedCalls =>
  order === "frist" ? deadlineFirst(after) : newestFirst(after);

/** Whether a page of a search can go on in this order where the page before ended. */
export const goesOn = (order: CallOrder | undefined, last: AfterRow): boolean => order !== "frist" || isRecent(last);

/** The order within each kind of results of a search, on the page after this call. */
export function callsInOrder(order: CallOrder | undefined, last: AfterRow | null): Ordered {
  if (order !== "frist") return newestBy(call.publishedAt, { seen: sql`ausschreibungen`, id: call.id, type: "bigint" });
  const { day, rank, turn, isAfter, inOrder } = byDeadline(last);
  return { by: sql`${rank}, ${turn}`, value: rank, isAfter, day, inOrder: (where, after) => inOrder(where, after) };
}
