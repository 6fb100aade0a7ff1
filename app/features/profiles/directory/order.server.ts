import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { dayInVienna } from "~/text/dates";
import { visibleProfiles } from "~/visible/profiles.server";
import type { AfterCard } from "./directory";
import type { Order } from "./orders";
import { blocks, dayNumberOf, rowsOfBlock, type Shuffle, shuffleOf } from "./shuffle";

/** An order of people that PostgreSQL reads from an index, whatever their number. */
export interface Ordered {
  by: SQL;
  /** What a cursor says of its row besides the id, as a number that JavaScript has exactly. */
  value: SQL;
  isAfter: (after: AfterCard) => SQL;
  /** The day of a shuffle. */
  day?: number;
  /** Selects the rows in their order, for an order that no index has as a whole. */
  inOrder?: (where: SQL, after: AfterCard | null) => SQL;
}

const { id, favoriteCount, activeAt, createdAt } = visibleProfiles;

const byLikes: Ordered = {
  by: sql`${favoriteCount} desc, ${id} desc`,
  value: sql`${favoriteCount}`,
  isAfter: (after) => sql`(${favoriteCount}, ${id}) < (${Math.min(after.value, 1e9)}::int, ${after.id}::uuid)`,
};

const newest = (moment: SQLWrapper): Ordered => ({
  by: sql`${moment} desc, ${id} desc`,
  value: sql`(extract(epoch from ${moment}) * 1000000)::float8`,
  isAfter: (after) =>
    sql`(${moment}, ${id}) < (timestamptz 'epoch' + ${after.value}::float8 * interval '1 microsecond', ${after.id}::uuid)`,
});

const mix = sql`mix_of(${id})`;

function mixed({ day, factor, shift, inverse }: Shuffle): Ordered {
  const value = sql`((((${mix} / ${rowsOfBlock}::int) * ${factor}::int + ${shift}::int) & ${blocks - 1}::int) * ${rowsOfBlock}::int + ${mix} % ${rowsOfBlock}::int)`;
  const isAfter = (after: AfterCard) =>
    sql`(${value}, ${id}) > (${Math.min(after.value, blocks * rowsOfBlock)}::int, ${after.id}::uuid)`;
  return {
    by: sql`${value}, ${id}`,
    value,
    isAfter,
    day,
    inOrder(where, after) {
      const first = after ? Math.min(Math.floor(after.value / rowsOfBlock), blocks - 1) : 0;
      const start = sql`((((place - ${shift}::int) * ${inverse}::int) & ${blocks - 1}::int) * ${rowsOfBlock}::int)`;
      return sql`
        select people.* from generate_series(${first}::int, ${blocks - 1}::int) as place
        cross join lateral (
          select * from ${visibleProfiles}
          where ${mix} >= ${start} and ${mix} < ${start} + ${rowsOfBlock}::int and ${and(where, after ? isAfter(after) : undefined)}
          order by ${mix}, ${id} offset 0
        ) as people`;
    },
  };
}

/** What decides among people whom a search takes for equals. */
export function orderedBy(order: Order | undefined, after: AfterCard | null): Ordered {
  if (order === "aktiv") return newest(activeAt);
  if (order === "neu") return newest(createdAt);
  // A page that was begun before midnight goes on in the order of its day.
  if (order === "gemischt") return mixed(shuffleOf(after?.day ?? dayNumberOf(dayInVienna())));
  return byLikes;
}
