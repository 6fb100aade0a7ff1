import { expect } from "vitest";
import { db } from "~/db/client.server";
import { attribute, type Browserless, byTag, it } from "../support/http";
import { changePerson, createCompany, createPerson, unique } from "../support/people";
import { createArticle } from "../support/posts";
import { createWorkOf } from "../support/works";

const itemsOf = async (browser: Browserless, path: string) => {
  const { html, status, headers } = await browser.get(path);
  expect([status, headers.get("content-type")]).toEqual([200, "application/feed+json; charset=utf-8"]);
  const feed: { feed_url: string; home_page_url: string; items: { url: string; title: string }[] } = JSON.parse(html);
  return { ...feed, urls: feed.items.map(({ url }) => new URL(url).pathname) };
};

it("has the filters of each list and search, the newest first [REACH-80, REACH-93]", async ({ browser, site }) => {
  const skill = unique("Glasmalerei");
  const anna = await createPerson(db, { skills: [skill], location: "Egg" });
  const ben = await createPerson(db, { skills: [skill], location: "Bludenz" });
  const hidden = await createPerson(db, { skills: [skill], profileStatus: "hidden" });
  const work = await createWorkOf(db, ben, { skills: [skill] });
  const article = await createArticle(db, { title: `Fenster aus ${skill}`, category: "Karriere" });
  const berg = await createCompany(db, { bio: `Wir machen ${skill}.` });
  const of = new URLSearchParams({ skill });
  const people = await itemsOf(browser, `/kreative.json?${of}`);
  expect(people.urls).toEqual([`/kreative/${ben.slug}`, `/kreative/${anna.slug}`]);
  expect(people.feed_url).toBe(`${site.url}/kreative.json?${of}`);
  expect(people.home_page_url).toBe(`${site.url}/kreative?${of}`);
  of.set("ort", "Egg");
  of.set("umkreis", "10");
  expect((await itemsOf(browser, `/kreative.json?${of}`)).urls).toEqual([`/kreative/${anna.slug}`]);
  const free = { availability: "frei", availabilitySaidAt: new Date() } as const;
  await changePerson(db, ben, free);
  const ofFree = new URLSearchParams({ skill, frei: "1" });
  await expect
    .poll(async () => (await itemsOf(browser, `/kreative.json?${ofFree}`)).urls)
    .toEqual([`/kreative/${ben.slug}`]);
  const workPath = `/kreative/${ben.slug}/arbeiten/${work.slug}`;
  expect((await itemsOf(browser, `/arbeiten.json?${new URLSearchParams({ skill })}`)).urls).toEqual([workPath]);
  const words = new URLSearchParams({ q: skill });
  expect((await itemsOf(browser, `/blog.json?${words}&kategorie=Karriere`)).urls).toEqual([`/blog/${article.slug}`]);
  expect((await itemsOf(browser, `/blog.json?${words}&kategorie=Business`)).urls).toEqual([]);
  const all = (await itemsOf(browser, `/suche.json?${words}`)).urls;
  expect(all).toEqual(expect.arrayContaining([workPath, `/blog/${article.slug}`, `/kreative/${anna.slug}`]));
  expect(all.join()).not.toContain(hidden.slug);
  expect((await itemsOf(browser, `/suche.json?${words}&art=unternehmen`)).urls).toEqual([`/unternehmen/${berg.slug}`]);
  for (const nothing of ["/suche.atom", "/ausschreibungen.atom", "/unternehmen.json", "/constructor.json"])
    expect([nothing, (await browser.get(nothing)).status]).toEqual([nothing, 404]);
});

it("is named by each page, with what narrows it [REACH-81]", async ({ browser }) => {
  for (let count = 0; count < 3; count += 1) await createPerson(db, { title: "Glasbläserin", location: "Lingenau" });
  const feedsOf = async (path: string) =>
    byTag((await browser.get(path)).document, "link")
      .filter((link) => attribute(link, "rel") === "alternate")
      .map((link) => [attribute(link, "type"), attribute(link, "href")]);
  const both = (list: string, query = "") => [
    ["application/atom+xml", `${list}.atom${query}`],
    ["application/feed+json", `${list}.json${query}`],
  ];
  for (const [path, list, query] of [
    ["/kreative?q=Logo&reihung=neu&ansicht=karte", "/kreative", "?q=Logo"],
    ["/kreative?q=Logo&frei=1", "/kreative", "?q=Logo&frei=1"],
    ["/arbeiten?skill=SEO&reihung=gemischt", "/arbeiten", "?skill=SEO"],
    ["/feed", "/feed", ""],
    ["/blog?kategorie=Karriere", "/blog", "?kategorie=Karriere"],
    ["/suche?q=Logo", "/suche", "?q=Logo"],
  ] as const)
    expect([path, await feedsOf(path)]).toEqual([path, both(list, query)]);
  expect((await feedsOf("/kreative/ort/lingenau"))[0]?.[1]).toMatch(/^\/kreative\.atom\?q=/);
  expect((await browser.get("/suche?q=Logo")).html).toContain('href="/suche.atom?q=Logo"');
  expect(await feedsOf("/suche")).toEqual([]);
});

it.for(["/kreative.atom", "/arbeiten.json", "/blog.json"])(
  "answers 304 while %s is unchanged [REACH-82]",
  async (path, { site }) => {
    const first = await fetch(site.url + path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const second = await fetch(site.url + path, { headers: { "if-none-match": etag } });
    expect([second.status, await second.text()]).toEqual([304, ""]);
  },
);
