import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { profiles, works } from "~/db/schema";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { renewDocuments } from "~/search-index/renew.server";
import { slugify } from "~/text/slug";
import { strangePeople } from "./strange-people";
import { strangeQueries } from "./strange-queries";

const linesOf = (text: string) => text.trim().split("\n");
const listed = (cell: string, separator: string) => cell.split(separator).filter(Boolean);

const people = linesOf(strangePeople).map((line) => line.split(" | "));
const slugOf = (line: number) => slugify(people[line - 1]?.[0] ?? "");

beforeAll(async () => {
  for (const [row, [name = "", title = "", location = "", skills = "", bio = "", titles = ""]] of people.entries()) {
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
});

/** These stand under a heading that says that they are only akin. */
const headed: string[] = ["part", "related", "mentioned", "similar"];

it("strangers' queries find the strangers whom they ask for, and nonsense finds nobody [FIND-14]", async () => {
  const failing: string[] = [];
  let [recall, ranks, asked] = [0, 0, 0];
  for (const line of linesOf(strangeQueries)) {
    const [q = "", wanted = ""] = line.split(" = ");
    const { creatives } = await listCreatives({ q, skill: "", after: null }, null, undefined);
    const found = creatives.map(({ slug }) => slug);
    if (wanted === "niemand") {
      expect
        .soft(
          creatives.filter(({ kind }) => !headed.includes(kind ?? "")),
          q,
        )
        .toEqual([]);
      continue;
    }
    const right = wanted.split(", ").map((number) => slugOf(Number(number)));
    const among = right.filter((slug) => found.slice(0, 10).includes(slug)).length / Math.min(10, right.length);
    const first = found.findIndex((slug) => right.includes(slug));
    asked += 1;
    recall += among;
    ranks += first < 0 ? 0 : 1 / (first + 1);
    if (first !== 0 || among < 1) failing.push(`${q}: rank ${first + 1}, recall ${among.toFixed(2)}`);
  }
  const measured = { queries: asked, recall: recall / asked, meanReciprocalRank: ranks / asked };
  // `npm run bench -- relevance` prints this.
  if (process.env.RELEVANCE) process.stdout.write(`strangers\n${JSON.stringify(measured)}\n${failing.join("\n")}\n`);
  expect(measured.recall).toBeGreaterThanOrEqual(0.95);
  expect(measured.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
}, 180_000);
