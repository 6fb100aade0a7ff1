import { expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { listNameWords } from "~/search-index/name-words.server";
import { renewDocuments } from "~/search-index/renew.server";
import { slugify } from "~/text/slug";

const linesOf = (text: string) => text.trim().split("\n");
const listed = (cell: string, separator: string) => cell.split(separator).filter(Boolean);
const cellsOf = (people: string) => linesOf(people).map((line) => line.split(" | "));

/** Stores the people of these lines. */
export async function storeStrangers(people: string): Promise<void> {
  for (const [row, cells] of cellsOf(people).entries()) {
    const [name = "", title = "", location = "", skills = "", bio = "", titles = ""] = cells;
    const slug = slugify(name);
    const account = { userType: "kreative", name, slug, email: `${slug}@example.com`, emailVerified: true } as const;
    const said = { title: title || null, location, skills: listed(skills, ", "), bio: bio || null };
    const [stored] = await db
      .insert(profiles)
      .values({ ...account, ...said, favoriteCount: (row * 37) % 23 })
      .returning({ id: profiles.id });
    const published = { year: 2026, published: true, publishedAt: new Date() };
    for (const work of listed(titles, "; "))
      await db.insert(works).values({ userId: stored?.id ?? "", slug: slugify(work), title: work, ...published });
  }
  await renewDocuments();
  await listNameWords();
}

/** These stand under a heading that says that they are only akin. */
const headed: string[] = ["part", "related", "mentioned", "similar"];

/** Asks each query for the people in the lines that it names, or for 'niemand'. */
export async function askStrangers(people: string, queries: string) {
  const slugs = cellsOf(people).map(([name = ""]) => slugify(name));
  const failing: string[] = [];
  let [recall, ranks, asked] = [0, 0, 0];
  for (const line of linesOf(queries)) {
    const [q = "", wanted = ""] = line.split(" = ");
    const { creatives } = await listCreatives({ q, skill: "", after: null }, null, undefined);
    const found = creatives.map(({ slug }) => slug);
    if (wanted === "niemand") {
      const answers = creatives.filter(({ kind }) => !headed.includes(kind ?? ""));
      expect.soft(answers, q).toEqual([]);
      continue;
    }
    const right = wanted.split(", ").map((number) => slugs[Number(number) - 1] ?? "");
    const among = right.filter((slug) => found.slice(0, 10).includes(slug)).length / Math.min(10, right.length);
    const first = found.findIndex((slug) => right.includes(slug));
    asked += 1;
    recall += among;
    ranks += first < 0 ? 0 : 1 / (first + 1);
    if (first !== 0 || among < 1)
      failing.push(`${q}: rank ${first + 1}, recall ${among.toFixed(2)}; ${found.slice(0, 3)}`);
  }
  return { measured: { queries: asked, recall: recall / asked, meanReciprocalRank: ranks / asked }, failing };
}
