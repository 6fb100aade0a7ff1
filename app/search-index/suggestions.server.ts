import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { likeText } from "~/db/text-search";
import { one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";

/** Where a craft or place has no page yet, people are counted up to this number. */
const maxCountedNow = 20;
const ofEachKind = 3;

interface Counted {
  id: string;
  people: number;
}

const creative = eq(visibleProfiles.userType, "kreative");

/** How many people there are of each of these crafts or places, as counted for their pages, or else now. */
export async function countPeople(on: Transaction, of: "craft" | "place", ids: readonly string[]): Promise<Counted[]> {
  if (ids.length === 0) return [];
  const [column, other] = of === "craft" ? [sql`l.craft`, sql`l.place`] : [sql`l.place`, sql`l.craft`];
  const asks = ids.map((id) => one(of === "craft" ? lexeme.offered(id) : lexeme.place(id)));
  const { rows } = await on.execute<{ id: string; people: number }>(sql`
    select asked.id, coalesce(
      (select l.people from landing_pages as l where ${column} = asked.id and ${other} = ''),
      (select count(*)::int from (
        select from search_documents as d join ${visibleProfiles} on ${visibleProfiles.id} = d.profile_id
        where d.profile_id is not null and d.means @@ asked.ask::tsquery and ${creative} limit ${maxCountedNow}
      ) as found)
    ) as people
    from unnest(${sql.param([...ids])}::text[], ${sql.param(asks)}::text[]) as asked (id, ask)`);
  return rows.filter(({ people }) => people > 0).sort((a, b) => b.people - a.people);
}

/** How many people have each of these skills, at most this many of each. */
export async function countSkills(on: Transaction, skills: readonly string[], upTo: number): Promise<Counted[]> {
  if (skills.length === 0) return [];
  const { rows } = await on.execute<{ id: string; people: number }>(sql`
    select asked.skill as id, (select count(*)::int from (
      select from ${visibleProfiles} where ${visibleProfiles.skills} @> array[asked.skill] and ${creative} limit ${upTo}
    ) as found) as people
    from unnest(${sql.param([...skills])}::text[]) as asked (skill)`);
  return rows.filter(({ people }) => people > 0).sort((a, b) => b.people - a.people);
}

export interface NamedRow {
  kind: "kreative" | "unternehmen" | "arbeit";
  name: string;
  slug: string;
  about: string | null;
  /** Of a work. */
  owner: string | null;
}

/**
 * Visible people, companies and works whose name, last name or title begins so. They are read in the order of an index,
 * so that a common beginning costs no more than a rare one.
 */
export async function listNamed(on: Transaction, typed: string): Promise<NamedRow[]> {
  const start = sql`search_fold(${likeText(typed)}) || '%'`;
  const { name, slug, title, userType } = visibleProfiles;
  const lastName = sql`search_fold(substring(${name} from '[^ ]+$'))`;
  const profiles = (kind: "kreative" | "unternehmen", text: SQL) => sql`
    (select ${kind}::text as kind, ${name}, ${slug}, ${title} as about, null::text as owner
      from ${visibleProfiles} where ${and(eq(userType, kind), sql`${text} like ${start}`)}
      order by ${text} using ~<~ limit ${ofEachKind})`;
  const whole = sql`search_fold(${name})`;
  const { rows } = await on.execute<NamedRow & Record<string, unknown>>(sql`
    ${profiles("kreative", whole)} union all ${profiles("kreative", lastName)}
    union all ${profiles("unternehmen", whole)} union all ${profiles("unternehmen", lastName)}
    union all (select 'arbeit'::text, ${visibleWorks.title}, ${visibleWorks.slug}, ${visibleWorks.ownerName}, ${visibleWorks.ownerSlug}
      from ${visibleWorks} where ${visibleWorks.searchTitle} like ${start}
      order by ${visibleWorks.searchTitle} using ~<~ limit ${ofEachKind})`);
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return rows.filter(({ kind, slug: address, owner }) => {
    const key = `${kind} ${owner} ${address}`;
    const count = counts.get(kind) ?? 0;
    if (seen.has(key) || count === ofEachKind) return false;
    seen.add(key);
    counts.set(kind, count + 1);
    return true;
  });
}
