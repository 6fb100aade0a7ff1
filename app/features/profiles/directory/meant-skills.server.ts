import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { longestEntry } from "~/features/profiles/profile";
import { skillCatalogue } from "~/features/profiles/skills";
import { slugify } from "~/text/slug";
import type { DirectorySearch } from "./directory";
import { countUpTo, isListed } from "./directory.server";

const shortestBeginning = 2;
const mostMeant = 8;

/**
 * The skills that these words may mean: catalogue entries that start with them, and a person's own skill that is
 * written the same.
 */
export function skillsMeant(words: string): { name: string; isExact: boolean }[] {
  if (words.length < shortestBeginning || words.length > longestEntry) return [];
  const wanted = slugify(words);
  const meant = new Map<string, boolean>();
  for (const name of skillCatalogue) {
    const slug = slugify(name);
    if (slug.startsWith(wanted)) meant.set(name, slug === wanted);
  }
  for (const name of [words, words.toLowerCase(), words.charAt(0).toUpperCase() + words.slice(1)])
    meant.set(name, true);
  return [...meant].slice(0, mostMeant).map(([name, isExact]) => ({ name, isExact }));
}

/**
 * The meant skills that somebody has, with the number of people, best match first. Empty when a skill is already
 * chosen.
 */
export async function listMeantSkills({ q, skill, after }: DirectorySearch) {
  const meant = skill || after ? [] : skillsMeant(q);
  if (meant.length === 0) return [];
  const counts = meant.map(
    ({ name, isExact }) =>
      sql`select ${name}::text as name, ${isExact}::boolean as is_exact, ${countUpTo(isListed(name))} as count`,
  );
  const { rows } = await db.execute<{ name: string; is_exact: boolean; count: number }>(
    sql`${sql.join(counts, sql` union all `)} order by is_exact desc, count desc, name`,
  );
  return rows.filter(({ count }) => count > 0).map(({ name, count }) => ({ name, count }));
}

export type MeantSkill = Awaited<ReturnType<typeof listMeantSkills>>[number];
