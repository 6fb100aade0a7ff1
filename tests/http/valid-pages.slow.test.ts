import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "../../app/db/schema";
import { type Actors, answerFor, createPeople, type People, signInActors } from "../support/actors";
import { createCallOf } from "../support/calls";
import { it } from "../support/http";
import { judgeJsonLd, readJsonLd } from "../support/json-ld";
import { createArticle, createPostOf } from "../support/posts";
import { pathsFor, type Row } from "../support/role-row";
import { judgeHtml } from "../support/valid-html";
import { rows } from "./role-rows";

let people: People;
let actors: Actors;

const image = (index: number) => ({ url: `/fassade/bild-${index}.svg`, alt: `Bild ${index}`, width: 360, height: 200 });

it.beforeAll(async ({ site }) => {
  people = await createPeople(db);
  const { creative, otherCreative, company } = people;
  await db
    .update(profiles)
    .set({ featured: true, skills: ["Branding"] })
    .where(eq(profiles.id, otherCreative.id));
  const content = "Eine **wichtige** Zeile & <noch> eine.\n".repeat(40);
  for (const author of [creative, otherCreative, company])
    await createPostOf(db, author, { content, images: [image(1), image(2), image(3)], category: "Tipp", pinned: true });
  await createCallOf(db, company, { featured: true, title: 'Plakate & "Karten"' });
  await createArticle(db, { featured: true, content: "<h2>Zuerst</h2><ul><li>Eins</li></ul><p>Zwei\ndrei</p>" });
  actors = await signInActors(db, site.url, people);
});

/** The actors with different pages; all others get one of these. */
const readers = ["visitor", "creative", "company", "superadmin", "superadminCompany"] as const;
const seen = new Set<string>();
/** The routes of which the test judged a whole page, not only a refusal. */
const judgedWhole = new Set<string>();

/** Of the writes, only those that answer with a page: a form that comes back with its errors. */
const readersOf = (route: string, row: Row) =>
  readers.filter((reader) => {
    // All superadmins see the same pages there, under the header of their other pages.
    if (route.includes(" /admin") && reader === "superadminCompany") return false;
    const answer = answerFor(row, reader);
    return route.startsWith("GET") || answer === 400 || (Array.isArray(answer) && answer[0] === 400);
  });

describe("every page is valid HTML, and so is its structured data", () => {
  for (const [route, row] of Object.entries(rows)) {
    const asked = readersOf(route, row);
    if (asked.length === 0) continue;
    it(route, async () => {
      const [method] = route.split(" ");
      const paths = pathsFor(route, row, { people });
      for (const reader of asked) {
        const path = await paths.next(reader);
        const form = typeof row.form === "function" ? row.form({ people }, reader) : (row.form ?? {});
        const page =
          method === "POST" ? await actors[reader].post(path, form) : await actors[reader].get(path, { follow: false });
        paths.answered(page);
        const kind = `${reader} ${page.status} ${page.status < 400 ? path : page.heading}`;
        if (!page.headers.get("content-type")?.startsWith("text/html") || seen.has(kind)) continue;
        seen.add(kind);
        if (page.status === 200) judgedWhole.add(route);
        expect(await judgeHtml(page.html), `${reader} at ${path}`).toEqual([]);
        expect(judgeJsonLd(page.html), `${reader} at ${path}`).toEqual([]);
      }
    });
  }

  it("judged whole pages of all areas", () => {
    expect(judgedWhole.size).toBeGreaterThan(35);
    const areas = [...judgedWhole].map((route) => route.split("/")[1] ?? "");
    expect(areas).toEqual(
      expect.arrayContaining(["", "kreative", "ausschreibungen", "profil", "blog", "admin", "auth"]),
    );
  });

  it("also with structured data, and with an uploaded picture in a field", async () => {
    const article = await createArticle(db, { imageUrl: "/storage/post-images/blog/bild_1.jpg" });
    const [creative, company] = [`/kreative/${people.otherCreative.slug}`, `/unternehmen/${people.company.slug}`];
    for (const path of ["/", creative, company, `/blog/${article.slug}`]) {
      const { html } = await actors.visitor.get(path);
      expect(readJsonLd(html).length, path).toBeGreaterThan(0);
      expect([...(await judgeHtml(html)), ...judgeJsonLd(html)], path).toEqual([]);
    }
    expect(await judgeHtml((await actors.creative.get(`/blog/admin/${article.id}`)).html)).toEqual([]);
  });
});
