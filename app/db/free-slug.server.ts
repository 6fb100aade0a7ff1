import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { firstFreeSlug } from "~/text/slug";
import type { Connection } from "./client.server";

type Row = { slug: string };

/**
 * The first free slug of 'name', 'name-2', 'name-3' … A lock makes a second transaction wait for the first, so that
 * they can't choose the same one.
 */
export async function findFreeSlug(
  on: Connection,
  kind: string,
  wanted: string,
  listTaken: (isInTheWay: (slug: SQLWrapper) => SQL) => PromiseLike<Row[]>,
): Promise<string> {
  // The name itself may end in '-2', so number the part before it.
  const stem = wanted.replace(/(-\d+)+$/, "");
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${kind} ${stem}`}, 0))`);
  const taken = await listTaken((slug) => sql`(${slug} = ${wanted} or ${slug} ~ ${`^${wanted}-[0-9]+$`})`);
  return firstFreeSlug(
    wanted,
    taken.map(({ slug }) => slug),
  );
}
