import { desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

interface NewestFirst {
  createdAt: SQLWrapper;
  id: SQLWrapper;
}

/** The place of a row in a list that shows the newest first: exact to the microsecond, so that no two share it. */
export const cursorOf = ({ createdAt, id }: NewestFirst) =>
  sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint || '-' || ${id}`;

/** The rows that come after a cursor: a deep page costs what the first one costs. */
export function after(cursor: string | null, { createdAt, id }: NewestFirst): SQL | undefined {
  const [, microseconds, lastId] = /^(\d{1,16})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  if (!microseconds || !lastId) return undefined;
  const moment = sql`timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`;
  return sql`(${createdAt}, ${id}) < (${moment}, ${lastId}::bigint)`;
}

export const newestFirst = ({ createdAt, id }: NewestFirst) => [desc(createdAt), desc(id)];

/** Queries read one row more than a page holds, to know whether there is another page. */
export function pageOf<Row extends { cursor: string }>(rows: Row[], size: number) {
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.cursor ?? null) : null };
}

/** The same for a list in another order, whose pages are counted by offset. */
export function pageAt<Row>(rows: Row[], skip: number, size: number) {
  return { rows: rows.slice(0, size), next: rows.length > size ? skip + size : null };
}
