import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { askedLexemes, type Reasoned, reasonOf } from "~/search/reason";
import type { Tier, TierKind } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import type { FoundAt } from "./find-by-tiers.server";
import { kinds } from "./refresh.server";
import type { Searched } from "./select-tier.server";

/** How something in a list was found. */
export interface HowFound {
  kind?: TierKind;
  /** The reason, unless the shown texts contain it. */
  why?: string;
}

type Id = string | number;

/** How each of these rows was found. `shownOf` returns the texts that a row shows anyway. */
export async function explainMatches<Row extends { id: Id }>(
  { column }: Searched,
  search: { understood: Understood; tiers: readonly Tier[]; found: readonly (FoundAt & { id: Id })[] },
  rows: readonly Row[],
  shownOf: (row: Row) => Omit<Reasoned, "has">,
): Promise<Map<Id, HowFound>> {
  const { understood, tiers, found } = search;
  const pointer = sql.raw(column);
  const type = Object.values(kinds).find((kind) => kind.column === column)?.type ?? "bigint";
  const ids = rows.map(({ id }) => id);
  const { rows: documents } = await db.execute<{ id: Id; has: string[] }>(sql`
    select d.${pointer} as id, array(
      select unnest(tsvector_to_array(d.means)) intersect select unnest(${sql.param(askedLexemes(understood))}::text[])
    ) as has
    from search_documents as d where d.${pointer} = any(${sql.param(ids)}::${sql.raw(type)}[])`);
  const lexemes = new Map(documents.map(({ id, has }) => [`${id}`, has]));
  const places = new Map(found.map((at) => [`${at.id}`, at]));
  return new Map(
    rows.map((row) => {
      const at = places.get(`${row.id}`);
      const tier = at && tiers[at.tier];
      if (!tier) return [row.id, {}];
      const why = reasonOf(understood, tier, at.distance, { ...shownOf(row), has: lexemes.get(`${row.id}`) ?? [] });
      return [row.id, { kind: tier.kind, ...(why ? { why } : {}) }];
    }),
  );
}
