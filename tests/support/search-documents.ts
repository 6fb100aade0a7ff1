import { sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { type KindName, kinds } from "../../app/search-index/refresh.server";

/** The documents that differ from what would be made of the same rows now, and the rows without one. */
export async function wrongDocuments(): Promise<string[]> {
  const wrong: string[] = [];
  const tables = { profile: "profiles", work: "works", call: "ausschreibungen", article: "blog_posts" };
  for (const [name, table] of Object.entries(tables) as [KindName, string][]) {
    const kind = kinds[name];
    const { rows } = await db.execute<{ id: string | number; means: string[]; words: string[] }>(sql`
      select t.id, tsvector_to_array(means) as means, tsvector_to_array(words) as words
      from ${sql.raw(table)} as t left join search_documents d on d.${sql.raw(kind.column)} = t.id`);
    const ids = rows.map(({ id }) => (kind.type === "bigint" ? Number(id) : id));
    const made = ids.length > 0 ? await kind.make(db, ids as never[]) : [];
    for (const { id, document } of made) {
      const stored = rows.find((row) => `${row.id}` === `${id}`);
      const isSame = (["means", "words"] as const).every(
        (column) => JSON.stringify(stored?.[column]?.toSorted()) === JSON.stringify(document[column].toSorted()),
      );
      if (!isSame) wrong.push(`${name} ${id}`);
    }
  }
  return wrong;
}
