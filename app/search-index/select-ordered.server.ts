import { and, type SQL, sql } from "drizzle-orm";
import { fewOrInOrder, type Searched } from "./select-tier.server";

interface Wanted {
  where: SQL | undefined;
  isAfter: SQL | undefined;
  size: number;
}

/** Selects rows in their order, without reading all of them. */
export function selectOrdered(searched: Searched, wanted: Wanted): SQL {
  const { seen, order, shown, inOrder } = searched;
  const { where, isAfter, size } = wanted;
  return inOrder
    ? selectFitting(searched, wanted)
    : sql`select ${shown} from ${seen} where ${and(where, isAfter)} order by ${order} limit ${size}`;
}

/** The same for rows that an index finds, whose number is not known in advance. */
export function selectFitting(searched: Searched, wanted: Wanted): SQL {
  const { seen, id } = searched;
  const ids = sql`select ${id} as row_id from ${seen} where ${wanted.where ?? sql`true`}`;
  return fewOrInOrder(searched, { ...wanted, ids });
}
