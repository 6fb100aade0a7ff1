import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dayInVienna } from "~/text/dates";
import { blocks, dayNumberOf, rowsOfBlock, shuffleOf } from "./shuffle";

/** The last row of a page: its number in the order, its id, and in a shuffle the day. */
export interface AfterRow {
  value: number;
  id: string;
  day?: number;
}

/** An order of rows that PostgreSQL reads from an index, whatever their number. */
export interface Ordered {
  by: SQL;
  /** The number in a cursor besides the id, if JavaScript can represent it exactly. */
  value: SQL;
  isAfter: (after: AfterRow) => SQL;
  /** The day of a shuffle. */
  day?: number;
  /** Selects the rows in their order, for an order that no index has as a whole. */
  inOrder?: (where: SQL, after: AfterRow | null) => SQL;
}

interface Rows {
  seen: SQLWrapper;
  id: SQLWrapper;
  type: "uuid" | "bigint";
}

export const newestBy = (moment: SQLWrapper, { id, type }: Rows): Ordered => ({
  by: sql`${moment} desc, ${id} desc`,
  value: sql`(extract(epoch from ${moment}) * 1000000)::float8`,
  isAfter: (after) =>
    sql`(${moment}, ${id}) < (timestamptz 'epoch' + ${after.value}::float8 * interval '1 microsecond', ${after.id}::${sql.raw(type)})`,
});

/** Another order each day. A page that was begun before midnight continues in the order of its day. */
export function shuffledDaily({ seen, id, type }: Rows, last: AfterRow | null): Ordered {
  const { day, factor, shift, inverse } = shuffleOf(last?.day ?? dayNumberOf(dayInVienna()));
  const mix = sql`mix_of(${id})`;
  const value = sql`((((${mix} / ${rowsOfBlock}::int) * ${factor}::int + ${shift}::int) & ${blocks - 1}::int) * ${rowsOfBlock}::int + ${mix} % ${rowsOfBlock}::int)`;
  const isAfter = (after: AfterRow) =>
    sql`(${value}, ${id}) > (${Math.min(after.value, blocks * rowsOfBlock)}::int, ${after.id}::${sql.raw(type)})`;
  return {
    by: sql`${value}, ${id}`,
    value,
    isAfter,
    day,
    inOrder(where, after) {
      const first = after ? Math.min(Math.floor(after.value / rowsOfBlock), blocks - 1) : 0;
      const start = sql`((((place - ${shift}::int) * ${inverse}::int) & ${blocks - 1}::int) * ${rowsOfBlock}::int)`;
      return sql`
        select mixed.* from generate_series(${first}::int, ${blocks - 1}::int) as place
        cross join lateral (
          select * from ${seen}
          where ${mix} >= ${start} and ${mix} < ${start} + ${rowsOfBlock}::int and ${and(where, after ? isAfter(after) : undefined)}
          order by ${mix}, ${id} offset 0
        ) as mixed`;
    },
  };
}
