import { eq, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { ausschreibungen, searchDocuments, works } from "~/db/schema";
import type { SearchDocument } from "~/search/document";
import { madeWith } from "./made-with.server";
import { documentsOfArticles, documentsOfCalls, documentsOfProfiles, documentsOfWorks } from "./parts.server";

type Made = { id: string | number; document: SearchDocument };

interface Kind {
  column: "profile_id" | "work_id" | "call_id" | "article_id";
  type: "uuid" | "bigint";
  make: (on: Connection, ids: never[]) => Promise<Made[]>;
}

export const kinds = {
  profile: { column: "profile_id", type: "uuid", make: documentsOfProfiles },
  work: { column: "work_id", type: "bigint", make: documentsOfWorks },
  call: { column: "call_id", type: "bigint", make: documentsOfCalls },
  article: { column: "article_id", type: "bigint", make: documentsOfArticles },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/**
 * Writes the documents of these rows again. Call it last in the transaction of a write, because it then waits for other
 * writes to the same row and sees them.
 */
export async function refresh(on: Connection, name: KindName, ids: readonly (string | number)[]): Promise<void> {
  if (ids.length === 0) return;
  const kind: Kind = kinds[name];
  // Two works of a person may be saved at once, and each of them changes the document of the person.
  const locks = [...ids].sort().map((id) => sql`pg_advisory_xact_lock(hashtextextended(${`${name} ${id}`}, 27))`);
  await on.execute(sql`select ${sql.join(locks, sql`, `)}`);
  const made = await kind.make(on, ids as never[]);
  if (made.length === 0) return;
  const column = sql.raw(kind.column);
  const rows = made.map(
    ({ id, document }) =>
      sql`(${id}::${sql.raw(kind.type)}, array_to_tsvector(${sql.param(document.means)}::text[]), array_to_tsvector(${sql.param(document.words)}::text[]), ${madeWith()})`,
  );
  await on.execute(sql`
    insert into ${searchDocuments} (${column}, means, words, made_with) values ${sql.join(rows, sql`, `)}
    on conflict (${column}) do update set means = excluded.means, words = excluded.words, made_with = excluded.made_with
    where (${searchDocuments.means}, ${searchDocuments.words}, ${searchDocuments.madeWith})
      is distinct from (excluded.means, excluded.words, excluded.made_with)`);
}

/**
 * A new name or place of a person is also that of their works, and new crafts change what their works tell. Calls are
 * found by the business of their company while it is named.
 */
export async function refreshProfile(on: Connection, id: string): Promise<void> {
  const before = await saidOfWorks(on, id);
  await refresh(on, "profile", [id]);
  const calls = await on.select({ id: ausschreibungen.id }).from(ausschreibungen).where(eq(ausschreibungen.userId, id));
  await refresh(
    on,
    "call",
    calls.map((call) => call.id),
  );
  if ((await saidOfWorks(on, id)) === before) return;
  const own = await on.select({ id: works.id }).from(works).where(eq(works.userId, id));
  await refresh(
    on,
    "work",
    own.map((work) => work.id),
  );
}

/** What the document of a person says of their works. Told crafts count where none is offered, as in `craftsOf`. */
async function saidOfWorks(on: Connection, id: string): Promise<string> {
  const [document] = await on
    .select({ means: sql<string[]>`tsvector_to_array(${searchDocuments.means})` })
    .from(searchDocuments)
    .where(eq(searchDocuments.profileId, id));
  const startingWith = (start: string) => (document?.means ?? []).filter((each) => each.startsWith(start));
  const crafts = startingWith("c:");
  return [
    ...(crafts.length > 0 ? crafts : startingWith("t:")),
    ...startingWith("p:"),
    ...startingWith("a:"),
    ...startingWith("n:"),
  ].join(" ");
}

export const refreshCall = (on: Connection, id: number) => refresh(on, "call", [id]);
export const refreshArticle = (on: Connection, id: number) => refresh(on, "article", [id]);

/**
 * After its creation, change, hiding or deletion: its creative is found by it too. The creative comes first, because
 * whoever changes a profile locks it before its works.
 */
export async function refreshWork(on: Connection, id: number, ownerId: string): Promise<void> {
  await refreshProfile(on, ownerId);
  await refresh(on, "work", [id]);
}
