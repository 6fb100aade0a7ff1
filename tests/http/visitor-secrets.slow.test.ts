import { expect, it, onTestFinished } from "vitest";
import { pageSizes } from "~/db/page-sizes";
import { favorites } from "~/db/schema";
import { createCallOf } from "../support/calls";
import { Browserless, type Page, startFreshSite } from "../support/http";
import { createCompany, createPerson } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

const contact = (word: string) => ({
  email: `geheim-${word}@konto.example`,
  contactEmail: `geheim-${word}@kontakt.example`,
  phone: "+43 5522 987654",
  website: `https://geheim-${word}.example`,
});
const secret = /geheim-|5522.{0,3}987/i;

/**
 * Follows all links from the start page as a visitor or search engine, and also reads the data that the browser's
 * script would request.
 */
async function crawl(visitor: Browserless, starts: string[]): Promise<Map<string, Page>> {
  const answers = new Map<string, Page>();
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    // Almost every link of a visitor leads to signing in, which is the same wherever it leads on.
    const kind = path.startsWith("/auth") ? path.replace(/([?&])weiter=[^&]*/, "$1") : path;
    if (answers.has(kind)) continue;
    const page = await visitor.get(path);
    answers.set(kind, page);
    const type = page.headers.get("content-type") ?? "";
    if (!/html|xml|json/.test(type)) continue;
    open.push(...linksOf(page.html).filter((link) => !/^\/(assets|storage)\//.test(link)));
    if (type.includes("html")) open.push(dataOf(path));
  }
  return answers;
}

function linksOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src|action)="([^"]*)"|<(?:loc|id)>([^<]*)</g)];
  return found
    .map(([, attribute, element]) => (attribute ?? element ?? "").replaceAll("&amp;", "&"))
    .map((address) => address.replace(/^https?:\/\/localhost:\d+/, "").replace(/#.*$/, ""))
    .filter((address) => address.startsWith("/") && !address.startsWith("//"));
}

function dataOf(path: string): string {
  const [pathname = "", search] = path.split("?");
  return `${pathname === "/" ? "/_" : pathname}.data${search ? `?${search}` : ""}`;
}

it("shows a visitor no contact data on any page [PROF-20, COMP-11, ROLE-13, GEN-22, SEO-08]", async () => {
  const { site, db, stop } = await startFreshSite();
  onTestFinished(stop);
  const anna = await createPerson(db, { name: "Anna Bösch", ...contact("anna"), featured: true, bio: "Zeichnet." });
  const berg = await createCompany(db, { name: "Studio Berg", ...contact("berg"), featured: true });
  for (let index = 0; index < pageSizes.creatives + 2; index += 1) {
    const liker = await createPerson(db, { ...contact(`person-${index}`), skills: ["SEO"] });
    await db.insert(favorites).values({ userId: liker.id, favoritedProfileId: anna.id });
    await createPostOf(db, liker);
  }
  await createPostOf(db, anna, { content: "Neues Plakat" });
  await createPostOf(db, berg, { content: "Neue Halle" });
  await createCallOf(db, berg, { title: "Leitsystem", featured: true });
  await createArticle(db, { title: "Was kostet ein Plakat", author: anna.name, createdBy: anna.id, featured: true });

  const starts = [
    "/",
    "/robots.txt",
    "/feed.atom",
    "/blog.atom",
    "/sitemap.xml",
    "/kreative?q=Anna",
    "/kreative?q=Ana%20Bosch",
    "/kreative?skill=SEO",
  ];
  const answers = await crawl(new Browserless(site.url), starts);
  for (const path of [
    "/kreative/anna-boesch",
    "/kreative/anna-boesch.data",
    "/unternehmen/studio-berg",
    "/unternehmen/studio-berg.data",
    "/feed.data",
    "/_.data",
    "/ausschreibungen",
    "/blog/was-kostet-ein-plakat.data",
    "/kreative.data?q=Ana%20Bosch",
    "/sitemap.xml",
    "/feed.atom",
    "/blog.atom",
  ])
    expect([path, answers.get(path)?.status]).toEqual([path, 200]);
  expect([...answers.keys()].filter((path) => /nach=/.test(path)).length).toBeGreaterThan(1);

  const told = [...answers].filter(([, { html, headers }]) => secret.test(html) || secret.test([...headers].join()));
  expect(told.map(([path]) => path)).toEqual([]);
});
