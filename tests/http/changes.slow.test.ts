import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askMemory } from "../support/ask-memory";
import { Browserless } from "../support/browserless";
import { createCallOf } from "../support/calls";
import { changePerson, createCompany, createPerson } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";
import { browserOf } from "../support/session";
import { startTwoSites } from "../support/two-sites";
import { createWorkOf } from "../support/works";

type World = Awaited<ReturnType<typeof fill>>;

let sites: Awaited<ReturnType<typeof startTwoSites>>;
let world: World;

async function fill({ one, db }: typeof sites) {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const berg = await createCompany(db);
  const [work, article] = [await createWorkOf(db, anna), await createArticle(db)];
  await createPostOf(db, anna);
  await createCallOf(db, berg, { featured: true });
  const browsers = {
    ben: await browserOf(db, one.url, ben),
    visitor: new Browserless(one.url),
  };
  const pages = {
    home: "/",
    creatives: "/kreative",
    anna: `/kreative/${anna.slug}`,
    ben: `/kreative/${ben.slug}`,
    berg: `/unternehmen/${berg.slug}`,
    work: `/kreative/${anna.slug}/arbeiten/${work.slug}`,
    works: "/arbeiten",
    worksFeed: "/arbeiten.atom",
    feed: "/feed",
    postsFeed: "/feed.atom",
    blog: "/blog",
    article: `/blog/${article.slug}`,
    blogFeed: "/blog.atom",
    calls: "/ausschreibungen",
    numbers: "/transparenz",
    terms: "/agb",
    privacy: "/datenschutz",
    imprint: "/impressum",
    signIn: "/auth",
    sitemap: "/sitemap.xml",
    sitemapPart: "/sitemap/1.xml",
    picture: `/bild/kreative/${anna.slug}.png`,
    articlePicture: `/bild/blog/${article.slug}.png`,
    sitePicture: "/bild/seite.png",
  };
  return { anna, ben, browsers, pages };
}

beforeAll(async () => {
  sites = await startTwoSites({ PAGE_CACHE_SECONDS: "3600", TRUST_PROXY: "127.0.0.1,::1" });
  world = await fill(sites);
});
afterAll(() => sites.stop());

type PageName = keyof World["pages"];

const ask = async (site: string, path: string, cookie = "") => {
  const send = () => fetch(site + path, { headers: { cookie, "accept-encoding": "identity" } });
  const answer = await (cookie ? send() : askMemory(send));
  // Without the moment that its ages, such as 'vor 3 Minuten', count from.
  const body = Buffer.from(await answer.arrayBuffer())
    .toString("latin1")
    .replace(/"now","[^"]+/, "");
  return { body, status: answer.status, isHit: answer.headers.get("cache-status") === "pages; hit" };
};

/** The other process's answers, first those that should come from memory, because the others take its time. */
async function look(last: PageName[] = []) {
  const names = Object.keys(world.pages) as PageName[];
  const found = [];
  for (const name of [...names.filter((one) => !last.includes(one)), ...last]) {
    const path = world.pages[name];
    found.push({ name, path, ...(await ask(sites.other.url, path)) });
  }
  return found;
}

const cards: PageName[] = ["home", "creatives"];
const ofAnna: PageName[] = ["anna", "work", "picture"];
const post = async (browser: Browserless, path: string, body: Record<string, string>) => {
  const { status } = await browser.post(path, body, { follow: false });
  return expect([path, status]).toEqual([path, 303]);
};

/** Which topics each write notes, and which pages name what they read, is tested beside the triggers and the routes. */
const writes: [write: string, run: (w: World) => Promise<unknown>, gone: PageName[] | null][] = [
  [
    "a like",
    ({ browsers, anna }) => post(browsers.ben, `/kreative/${anna.slug}/like`, { like: "1" }),
    [...cards, ...ofAnna],
  ],
  [
    "a report by a visitor",
    ({ browsers, anna }) =>
      post(browsers.visitor, `/melden?art=profil&id=kreative/${anna.slug}`, { reason: "spam", text: "Werbung" }),
    ["numbers"],
  ],
  [
    "a name by hand",
    ({ anna }) => changePerson(sites.db, anna, { name: "Anna Neu" }),
    [...cards, ...ofAnna, "works", "worksFeed", "feed", "postsFeed", "sitemap", "sitemapPart", "articlePicture"],
  ],
  ["all posts by hand", () => sites.db.execute(sql`truncate posts`), null],
];

const namesOf = (found: { name: PageName }[]) => found.map(({ name }) => name).sort();

it.each(writes)(
  "a write by one process %s is seen by all after a second, and only pages that show it are made again [FAST-22]",
  async (_, run, named) => {
    const cold = async () => namesOf((await look()).filter(({ status, isHit }) => status === 200 && !isHit));
    // Between two rounds the site asks for notes once.
    await expect.poll(cold, { interval: 600 }).toEqual([]);
    const warm = (await look()).filter(({ status }) => status === 200);
    const gone = named ?? namesOf(warm);
    await run(world);
    const written = performance.now();
    await expect.poll(() => performance.now() - written, { interval: 20 }).toBeGreaterThan(1_000);
    const found = await look(gone);
    for (const { name, path, body, status } of found) {
      const rendered = await ask(sites.other.url, path, "kreativlaendle.written=1");
      expect([name, status, body === rendered.body]).toEqual([name, rendered.status, true]);
    }
    expect(namesOf(found.filter(({ isHit }) => isHit))).toEqual(namesOf(warm).filter((name) => !gone.includes(name)));
  },
);

describe("who has written", () => {
  it("sees it at once, also without an account, for five seconds [FAST-27]", async () => {
    const { visitor } = world.browsers;
    const refused = await visitor.post("/auth?modus=anmelden", { email: "x", password: "y" }, { follow: false });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
    const path = `/melden?art=profil&id=kreative/${world.ben.slug}`;
    const sent = await visitor.post(path, { reason: "fraud", text: "Betrug" }, { follow: false });
    expect(sent.headers.getSetCookie()).toContainEqual(
      "kreativlaendle.written=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax",
    );
    for (const _ of [1, 2]) {
      const page = await visitor.get(world.pages.terms);
      expect(page.headers.get("cache-status")).toBe(null);
      expect(page.headers.get("cache-control")).toBe("private, no-cache");
    }
  });

  it("gets pages from memory after a message to a profile, because none of them shows it", async () => {
    const { one, db } = sites;
    const [sender, company] = [await createPerson(db), await createCompany(db)];
    const browser = await browserOf(db, one.url, sender);
    const fields = { senderEmail: sender.email, subject: "Ein Plakat", message: "Haben Sie Zeit?" };
    const sent = await browser.post(`/nachrichten?an=unternehmen/${company.slug}`, fields, { follow: false });
    expect(sent.status).toBe(303);
    expect(sent.headers.getSetCookie().filter((line) => line.startsWith("kreativlaendle.written"))).toEqual([]);
  });
});
