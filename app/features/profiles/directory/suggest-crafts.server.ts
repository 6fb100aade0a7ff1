import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { lexeme } from "~/search/lexemes";
import { askedConcepts } from "~/search/plan";
import type { Understood } from "~/search/understand";
import { findConcept } from "~/search/vocabulary/vocabulary";
import { visibleProfiles } from "~/visible/profiles.server";

const maxSuggested = 8;
/** A sample of the most liked people, because reading everybody would take long. */
const peopleRead = 100;

/** Crafts that people offer: first those related to the search, then the most frequent ones. */
export async function suggestCrafts(understood: Understood): Promise<string[]> {
  const { akin } = askedConcepts(understood);
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select lexeme from search_documents as d cross join lateral unnest(tsvector_to_array(d.means)) as lexeme
    where d.profile_id = any(array(
      select ${visibleProfiles.id} from ${visibleProfiles} where ${visibleProfiles.userType} = 'kreative'
      order by ${visibleProfiles.favoriteCount} desc, ${visibleProfiles.id} desc limit ${peopleRead}
    )) and starts_with(lexeme, ${lexeme.offered("")})
    group by lexeme order by count(*) desc, lexeme`);
  const offered = rows.map((row) => row.lexeme.slice(lexeme.offered("").length));
  const ids = [...akin.filter((id) => offered.includes(id)), ...offered];
  return [...new Set(ids)]
    .flatMap((id) => {
      const concept = findConcept(id);
      return concept && !concept.isField ? [concept.name] : [];
    })
    .slice(0, maxSuggested);
}
