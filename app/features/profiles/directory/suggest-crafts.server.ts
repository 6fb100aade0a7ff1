import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { askedConcepts } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { concepts, findConcept } from "~/search/vocabulary/vocabulary";
import { visibleProfiles } from "~/visible/profiles.server";

const mostSuggested = 8;
const mostAsked = 40;

/** Crafts of the most general kind, for who asked for something that is no craft. */
const general = concepts.filter(({ wider, isField }) => !isField && !wider?.length).map(({ id }) => id);

/** The crafts that somebody offers who can be seen, beginning with those that are akin to what was asked. */
export async function suggestCrafts(understood: Understood): Promise<string[]> {
  const ids = [...new Set([...askedConcepts(understood).akin, ...general])].slice(0, mostAsked);
  const { rows } = await db.execute<{ id: string }>(sql`
    select craft.id from unnest(${sql.param(ids)}::text[], ${sql.param(ids.map((id) => one(lexeme.offered(id))))}::text[])
      with ordinality as craft (id, ask, number)
    where exists (
      select from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
      where d.profile_id is not null and d.means @@ craft.ask::tsquery and ${visibleProfiles.userType} = 'kreative'
    ) order by number limit ${mostSuggested}`);
  return rows.flatMap(({ id }) => findConcept(id)?.name ?? []);
}
