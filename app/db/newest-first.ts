import { desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

interface NewestFirst {
  createdAt: SQLWrapper;
  id: SQLWrapper;
}

/**
 * A row's position in a newest-first list. It is exact to the microsecond and includes the id, so that no two rows
 * share it.
 */
export const cursorOf = ({ createdAt, id }: NewestFirst) =>
  sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '-' || ${id}`;

/** Selects the rows after a cursor. A late page costs as much as the first one. */
export function after(cursor: string | null, { createdAt, id }: NewestFirst): SQL | undefined {
  const [, microseconds, lastId] = /^(\d{1,16})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  if (!microseconds || !lastId) return undefined;
  const moment = sql`timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`;
  return sql`(${createdAt}, ${id}) < (${moment}, ${lastId}::bigint)`;
}

export const newestFirst = ({ createdAt, id }: NewestFirst) => [desc(createdAt), desc(id)];

/** Queries read one row more than a page holds, to know whether there is another page, which begins after `placeOf`. */
export function pageOf<Row, Place>(rows: Row[], size: number, placeOf: (last: Row) => Place) {
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { rows: rows.slice(0, size), next: last ? placeOf(last) : null };
}

/** The same for a list in another order, which uses offsets. */
export function pageAt<Row>(rows: Row[], skip: number, size: number) {
  return { rows: rows.slice(0, size), next: rows.length > size ? skip + size : null };
}
