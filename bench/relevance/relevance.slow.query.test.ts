import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { listNameWords } from "~/search-index/name-words.server";
import { renewDocuments } from "~/search-index/renew.server";
import { slugify } from "~/text/slug";
import { earlierQueries } from "./earlier-queries";
import { everydayQueries } from "./everyday-queries";
import { type MadePerson, madeSet } from "./made-set";
import { measure } from "./measure";
import { queries } from "./queries";
import { unseenQueries } from "./unseen-queries";

const people = madeSet();

async function store({ name, title, location, skills, bio, works: titles, likes }: MadePerson) {
  const [stored] = await db
    .insert(profiles)
    .values({
      ...{
        userType: "kreative",
        name,
        slug: slugify(name),
        email: `${slugify(name)}@example.com`,
        emailVerified: true,
      },
      ...{ title, location, skills, bio, favoriteCount: likes },
    })
    .returning();
  if (!stored) throw new Error("The person was not stored");
  for (const work of titles)
    await db.insert(works).values({
      ...{ userId: stored.id, slug: slugify(work), title: work, year: 2026, published: true, publishedAt: new Date() },
    });
}

beforeAll(async () => {
  for (const person of people) await store(person);
  await renewDocuments();
  await listNameWords();
});

/** These stand under a heading that says that they are only akin. */
const headed: string[] = ["part", "related", "mentioned", "similar"];

const search = async (q: string) => {
  const { creatives } = await listCreatives({ q, skill: "", after: null }, null, undefined);
  return creatives.map(({ name, kind }) => ({ name, isAnswer: !headed.includes(kind ?? "") }));
};

describe("of judged queries over made people", () => {
  it.each([
    ["those that the vocabulary was written with", queries + everydayQueries.trimStart() + earlierQueries.trimStart()],
    ["those that nobody wrote words for", unseenQueries],
  ])(
    "%s find whom they should [FIND-14]",
    async (what, text) => {
      const { failing, ...measured } = await measure(text, people, search);
      // `npm run bench -- relevance` prints this. Nobody should write words for what fails of the unseen ones.
      const told = text === unseenQueries ? [`${failing.length} of them fail`] : failing;
      if (process.env.RELEVANCE) process.stdout.write(`${what}\n${JSON.stringify(measured)}\n${told.join("\n")}\n`);
      expect(measured.recall).toBeGreaterThanOrEqual(0.95);
      expect(measured.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
      expect(measured.wrong).toBeLessThanOrEqual(0.03);
    },
    180_000,
  );
});
