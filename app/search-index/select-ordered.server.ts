import { and, type SQL, sql } from "drizzle-orm";
import { fewOrInOrder, maxSorted, maxSortedByLetters, type Searched } from "./select-tier.server";

interface Wanted {
  where: SQL | undefined;
  isAfter: SQL | undefined;
  size: number;
  /** PostgreSQL takes what the index finds for rare, though it may be common. */
  isUnestimated?: boolean;
}

/** Selects rows in their order, without reading all of them. */
export function selectOrdered(searched: Searched, wanted: Wanted): SQL {
  const { seen, order, shown, inOrder } = searched;
  const { where, isAfter, size } = wanted;
  return inOrder
    ? selectFitting(searched, wanted)
    : sql`select ${shown} from ${seen} where ${and(where, isAfter)} order by ${order} limit ${size}`;
}

/** The same for rows that an index finds (`fit`), whose number is not known in advance. `isFound` says it of a single row. */
export function selectFitting(searched: Searched, wanted: Wanted, fit?: SQL, isFound: SQL = sql`true`): SQL {
  const { seen, id } = searched;
  const ids = sql`select ${id} as row_id from ${seen} where ${and(wanted.where, fit) ?? sql`true`}`;
  const most = fit ? maxSortedByLetters : maxSorted;
  return fewOrInOrder(searched, {
    ...wanted,
    ids,
    isFound,
    byIndex: wanted.isUnestimated ? undefined : fit,
    sorted: most,
    most,
    areFiltered: true,
  });
}
