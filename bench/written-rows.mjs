import { deepEqual } from "node:assert/strict";

const tableOf = { like: "favorites", post: "posts", message: "messages" };

/** The rows that the latest like, post or message has left: their tables, which columns are filled, and how long they are. */
export async function rowsOfLatest(kind, pool) {
  const { rows: tables } = await pool.query(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
  const written = tables.map(
    ({ name }) => `
      select '${name}' as name, octet_length(t::text) as bytes,
        array(select key from jsonb_each(jsonb_strip_nulls(to_jsonb(t))) order by key) as filled
      from ${name} as t where t.xmin = (select xmin from latest)`,
  );
  const { rows } = await pool.query(`
    with latest as (select xmin from ${tableOf[kind]} order by id desc limit 1)
    ${written.join(" union all ")} order by name, bytes`);
  return rows;
}

/** Names and numbers are not always equally long. */
const maxDifference = 0.05;

export function expectSameRows(floor, site) {
  const withoutBytes = (rows) => rows.map(({ name, filled }) => `${name}: ${filled}`);
  deepEqual(withoutBytes(floor), withoutBytes(site), "the statement leaves other rows than the site");
  for (const [index, { name, bytes }] of floor.entries())
    if (Math.abs(bytes / site[index].bytes - 1) > maxDifference)
      throw new Error(`${name}: the statement leaves ${bytes} bytes, the site ${site[index].bytes}`);
}
