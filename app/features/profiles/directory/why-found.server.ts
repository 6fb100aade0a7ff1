import { and, asc, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prepared } from "~/db/planned.server";
import { anyOf, each } from "~/search/ask";
import { isOfLetters } from "~/search/groups";
import { lexeme } from "~/search/lexemes";
import { askedConcepts } from "~/search/plan";
import { offeredOf, reasonOf } from "~/search/reason";
import type { Tier } from "~/search/tiers";
import type { Understood } from "~/search/understand";
import { visibleWorks } from "~/visible/works.server";
import type { FoundCreative } from "./find-creatives.server";

interface Shown {
  id: string;
  title: string | null;
  location: string | null;
  skills: string[];
  /** Which of the asked lexemes the document of this person has. */
  has: string[];
}

/** One line for each person whose title and skills do not say why they were found. */
export async function whyFound(
  understood: Understood,
  tiers: readonly Tier[],
  found: readonly FoundCreative[],
  people: readonly Shown[],
) {
  const { asked } = askedConcepts(understood);
  const tierOf = new Map(found.map((one) => [one.id, { ...one, tier: tiers[one.tier] }]));
  const needWork = people.filter((person) => {
    const kind = tierOf.get(person.id)?.tier?.kind;
    return kind === "mentioned" || (kind && !isOfLetters(kind) && !offeredOf(person.has, asked));
  });
  const mentioned = tiers.find((tier) => tier.kind === "mentioned")?.words;
  const works = await listWorks(
    needWork.map(({ id }) => id),
    asked,
    mentioned ?? null,
  );

  return new Map(
    people.flatMap((person) => {
      const one = tierOf.get(person.id);
      const why = one?.tier && reason(person, one.tier, one.distance);
      return why ? [[person.id, why] as const] : [];
    }),
  );

  function reason(person: Shown, tier: Tier, distance: number): string | null {
    const { title, skills, location, has } = person;
    const work = works.get(person.id);
    return reasonOf(understood, tier, distance, {
      has,
      // Title and skills are on the card.
      said: [title, ...skills],
      place: location,
      shownIn: work && `Arbeit „${work}“`,
      inText: "in „Über uns“",
    });
  }
}

/** The first work of each of these people that shows or mentions what was asked. */
async function listWorks(ids: string[], asked: readonly string[], words: string | null) {
  const means = anyOf(...each(asked.map(lexeme.offered)), ...each(asked.map(lexeme.told)));
  if (ids.length === 0 || !(means || words)) return new Map<string, string>();
  const rows = await selectTelling(ids, means, words);
  return new Map(rows.toReversed().map(({ userId, title }) => [userId, title]));
}

const selectTelling = prepared((ids: string[], means: string | null, words: string | null) =>
  db
    .select({ userId: visibleWorks.userId, title: visibleWorks.title })
    .from(visibleWorks)
    .innerJoin(sql`search_documents as d`, sql`d.work_id = ${visibleWorks.id}`)
    .where(
      and(
        sql`${visibleWorks.userId} = any(${ids}::uuid[])`,
        or(
          means ? sql`d.means @@ ${means}::tsquery` : undefined,
          words ? sql`d.words @@ ${words}::tsquery` : undefined,
        ),
      ),
    )
    .orderBy(asc(visibleWorks.position), asc(visibleWorks.id)),
);
