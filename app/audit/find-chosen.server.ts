import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { idOf, uuidOf } from "~/http/id-of";
import { choosing } from "~/ui/choose-rows";

/** Something chosen in a list. */
export interface Chosen {
  id: string;
  name: string;
}

type Named = PgTable & { id: PgColumn };

/** What of the chosen is there, with its names, by these. Ids that are none are left out. */
export async function findChosen(table: Named, name: SQL | PgColumn, ids: string[], which?: SQL): Promise<Chosen[]> {
  const isRandom = table.id.getSQLType() === "uuid";
  const known = ids.filter(isRandom ? uuidOf : idOf);
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text as id, ${name} as name from ${table}
    where id = any(${sql.param(known)}::${sql.raw(isRandom ? "uuid" : "bigint")}[]) and ${which ?? sql`true`}
    order by 2, 1`);
  return rows;
}

/** How many are acted on at once. No list has a longer page. */
const maxChosen = 100;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The ids that a list or a form chose: all of the page, or row by row. */
export function readChosen(fields: URLSearchParams | FormData): string[] {
  const all = text(fields.get(choosing.all));
  const ids = all ? all.split(".") : fields.getAll(choosing.row).map(text);
  return [...new Set(ids)].filter(Boolean).slice(0, maxChosen);
}
