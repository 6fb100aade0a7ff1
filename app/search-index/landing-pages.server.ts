import { and, eq, inArray, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { landingPages } from "~/db/schema";
import { municipalities } from "~/search/region/region";
import { visibleProfiles } from "~/visible/profiles.server";
import type { Landing } from "./landing-address";

/** The fewest people for a page of a craft or place. */
export const fewestPeople = 3;

export type CountedLanding = typeof landingPages.$inferSelect;

/** Counts who may be seen, by the crafts that they offer and the municipalities they work in. */
export async function countLandingPages(): Promise<void> {
  const places = municipalities().map(({ id }) => id);
  await db.execute(sql`
    with people as (
      select
        array(select substr(m, 3) from unnest(tsvector_to_array(d.means)) as m where m like 'c:%') || ''::text as crafts,
        array(
          select substr(m, 3) from unnest(tsvector_to_array(d.means)) as m
          where m like 'p:%' and substr(m, 3) = any(${sql.param(places)}::text[])
        ) || ''::text as places
      from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
      where ${visibleProfiles.userType} = 'kreative'
    ), counted as materialized (
      select craft, place, count(*)::int as people
      from people cross join unnest(crafts) as craft cross join unnest(places) as place
      where craft <> '' or place <> '' group by craft, place having count(*) >= ${fewestPeople}
    ), gone as (
      delete from landing_pages as l where not exists (
        select from counted as c where c.craft = l.craft and c.place = l.place
      )
    )
    insert into landing_pages (craft, place, people) select craft, place, people from counted
    on conflict (craft, place) do update set people = excluded.people where landing_pages.people <> excluded.people`);
}

/** The pages of crafts alone and of places alone, the ones with the most people first. */
export const listLandings = (): Promise<CountedLanding[]> =>
  db
    .select()
    .from(landingPages)
    .where(or(eq(landingPages.craft, ""), eq(landingPages.place, "")))
    .orderBy(sql`${landingPages.people} desc, ${landingPages.craft}, ${landingPages.place}`);

/** The pages around one, the ones with the most people first: its craft elsewhere, and other crafts in its place. */
export function listLandingsNear({ craft, place }: Landing, akin: readonly string[]): Promise<CountedLanding[]> {
  const otherCrafts = and(eq(landingPages.place, place), place ? undefined : inArray(landingPages.craft, [...akin]));
  return db
    .select()
    .from(landingPages)
    .where(or(eq(landingPages.craft, craft), otherCrafts))
    .orderBy(sql`${landingPages.people} desc, ${landingPages.craft}, ${landingPages.place}`);
}
