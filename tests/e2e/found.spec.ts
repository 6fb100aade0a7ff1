import type { Page } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { expect, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

interface XmlElement {
  name: string;
  namespace: string | null;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Reads XML with the browser's parser, which rejects anything that is not well-formed. */
async function readXml(page: Page, path: string): Promise<XmlElement> {
  const xml = await (await page.request.get(path)).text();
  return page.evaluate((source) => {
    const read = (element: Element): XmlElement => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.children.length > 0 ? "" : (element.textContent ?? ""),
      children: [...element.children].map(read),
    });
    return read(new DOMParser().parseFromString(source, "application/xml").documentElement);
  }, xml);
}

const named = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
const one = (element: XmlElement, name: string): XmlElement => {
  const [found, ...more] = named(element, name);
  if (!found || more.length > 0) throw new Error(`Not exactly one ${name} in ${element.name}`);
  return found;
};
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

test("the sitemap keeps to its schema [SEO-11, NAV-19]", async ({ page, site }) => {
  await page.goto("/impressum");
  const map = await readXml(page, "/sitemap.xml");
  expect([map.name, map.namespace]).toEqual(["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"]);
  expect(map.children.length).toBeGreaterThan(20);
  const addresses = map.children.map((url) => one(url, "loc").text);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const url of map.children) {
    expect(url.children.map(({ name }) => name).join(" ")).toMatch(/^loc (lastmod )?changefreq priority( image)*$/);
    for (const image of named(url, "image"))
      expect(one(image, "loc").text).toMatch(new RegExp(`^${site.url}/(storage|fassade)/[\\w/.-]+$`));
    expect(one(url, "loc").text).toMatch(new RegExp(`^${site.url}/[\\w/-]*$`));
    expect(one(url, "changefreq").text).toMatch(/^(always|hourly|daily|weekly|monthly|yearly|never)$/);
    expect(one(url, "priority").text).toMatch(/^(0\.\d|1\.0)$/);
    for (const { text } of named(url, "lastmod")) expect(text).toMatch(moment);
  }
});

const hostile = 'Größe & <b>"Maß"</b> ]]> \u0007 🎨';

test("the feeds are valid Atom, whatever people write [BLOG-03, FEED-05]", async ({ page, newPerson, site }) => {
  const anna = await newPerson({ name: unique("Anna & <Fink>") });
  await createPostOf(db, anna, { content: hostile, category: "Tipp" });
  await createPostOf(db, anna, { content: "****" });
  const html = '<p><a href="/feed">Feed</a> <img src="/storage/post-images/blog/a.jpg" alt="Ein Bild"></p>';
  await createArticle(db, { title: unique(hostile), excerpt: "a < b & c > d", content: html });
  await page.goto("/impressum");
  for (const [path, about] of [
    ["/feed.atom", "/feed"],
    ["/blog.atom", "/blog"],
  ]) {
    const feed = await readXml(page, path ?? "");
    expect([feed.name, feed.namespace]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    const links = named(feed, "link").map(({ attributes: { rel, href } }) => [rel, href]);
    expect(links).toEqual([
      ["alternate", site.url + about],
      ["self", site.url + path],
    ]);
    expect(one(feed, "title").text).toContain("Kreativländle");
    const entries = named(feed, "entry");
    expect(entries.length).toBeGreaterThan(1);
    const identities = [feed, ...entries].map((part) => one(part, "id").text);
    expect(new Set(identities).size).toBe(identities.length);
    for (const identity of identities) expect(identity).toMatch(/^http/);
    for (const part of [feed, ...entries]) expect(one(part, "updated").text).toMatch(moment);
    for (const entry of entries) {
      expect(one(entry, "title").text.trim()).not.toBe("");
      expect(one(one(entry, "author"), "name").text).not.toBe("");
      expect(one(entry, "published").text).toMatch(moment);
      expect(one(entry, "link").attributes).toMatchObject({ rel: "alternate", type: "text/html" });
      expect(one(entry, "link").attributes.href).toMatch(/^http/);
      expect(one(entry, "summary").text).not.toMatch(/^\s*$/);
    }
    expect(one(feed, "updated").text).toBe(
      entries
        .map((entry) => one(entry, "updated").text)
        .toSorted()
        .at(-1),
    );
  }
  const [newest] = named(await readXml(page, "/blog.atom"), "entry");
  const content = newest && one(newest, "content");
  expect(content?.attributes).toEqual({ type: "html" });
  expect(content?.text).toContain(`href="${site.url}/feed"`);
  expect(content?.text).toContain(`src="${site.url}/storage/post-images/blog/a.jpg"`);
});
