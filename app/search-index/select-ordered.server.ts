import { and, type SQL, sql } from "drizzle-orm";
import { maxSorted, type Searched } from "./select-tier.server";

interface Wanted {
  where: SQL | undefined;
  isAfter: SQL | undefined;
  size: number;
}

/** Selects rows in their order, without reading all of them. */
export function selectOrdered(searched: Searched, { where, isAfter, size }: Wanted): SQL {
  const { seen, name, id, order, shown, inOrder } = searched;
  if (!inOrder) return sql`select ${shown} from ${seen} where ${and(where, isAfter)} order by ${order} limit ${size}`;
  const alias = sql.raw(name);
  const fitting = where ?? sql`true`;
  // The `order by` makes PostgreSQL look for the first rows instead of all of them.
  return sql`
    with few as materialized (select * from ${seen} where ${fitting} order by ${id} limit ${maxSorted + 1})
    (select ${shown} from few as ${alias}
      where (select count(*) from few) <= ${maxSorted} and ${isAfter ?? sql`true`} order by ${order} limit ${size})
    union all
    (select ${shown} from (${inOrder(fitting, isAfter !== undefined)} offset 0) as ${alias}
      where (select count(*) from few) > ${maxSorted} limit ${size})`;
}
