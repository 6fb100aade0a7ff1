import { sql } from "drizzle-orm";
import type { Connection } from "../../app/db/client.server";
import { documentOf } from "../../app/search/document";
import { lexeme } from "../../app/search/lexemes";
import { madeWith } from "../../app/search-index/made-with.server";

/** Gives very many profiles their documents: one is made for all that have the same title, place and skills. */
export async function createManyDocuments(on: Connection): Promise<void> {
  const { rows } = await on.execute<{ title: string; location: string; skills: string[] }>(
    sql`select distinct title, location, skills from profiles`,
  );
  for (const { title, location, skills } of rows) {
    const { means, words } = documentOf(
      [
        { as: "title", text: title },
        { as: "place", text: location },
        ...skills.map((text) => ({ as: "offer", text }) as const),
      ],
      skills.map(lexeme.skill),
    );
    await on.execute(sql`
      insert into search_documents (profile_id, means, words, made_with)
      select id, array_to_tsvector(${sql.param(means)}::text[]), array_to_tsvector(${sql.param(words)}::text[]), ${madeWith()}
      from profiles where (title, location, skills) is not distinct from (${title}, ${location}, ${sql.param(skills)}::text[])
      on conflict do nothing`);
  }
}
