import { type SQL, sql } from "drizzle-orm";

export type RightsUse = "print" | "web" | "social" | "aussen" | "messe" | "alles";
export type RightsArea = "region" | "oesterreich" | "dach" | "weltweit";

/** In years. */
export type RightsTerm = "1" | "3" | "5" | "unbefristet";

/** A permission beside others (Werknutzungsbewilligung), or the right to exclude everybody else (Werknutzungsrecht). */
export type RightsKind = "einfach" | "exklusiv";

/** How a company may use a work. */
export interface UsageRights {
  uses: RightsUse[];
  area: RightsArea;
  term: RightsTerm;
  kind: RightsKind;
  /** Whether open files are handed over. */
  sources: boolean;
  /** Whether the maker must be credited by name. */
  credit: boolean;
}

/** A document of usage rights is complete and has known choices; 'alles' excludes other uses. */
export const areRights = (rights: unknown): SQL => sql`coalesce(
  ${rights} - '{uses,area,term,kind,sources,credit}'::text[] = '{}'
    and jsonb_typeof(${rights} -> 'uses') = 'array'
    and jsonb_array_length(${rights} -> 'uses') > 0
    and (${rights} -> 'uses' = '["alles"]' or ${rights} -> 'uses' <@ '["print", "web", "social", "aussen", "messe"]')
    and ${rights} ->> 'area' in ('region', 'oesterreich', 'dach', 'weltweit')
    and ${rights} ->> 'term' in ('1', '3', '5', 'unbefristet')
    and ${rights} ->> 'kind' in ('einfach', 'exklusiv')
    and jsonb_typeof(${rights} -> 'sources') = 'boolean'
    and jsonb_typeof(${rights} -> 'credit') = 'boolean',
  ${rights} is null)`;
