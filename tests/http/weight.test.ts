import { readdirSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { it } from "../support/http";
import { createPerson } from "../support/people";
import { createArticle } from "../support/posts";

/** The scripts that a page loads at the first touch, and all that they import. */
async function scriptsOf(page: string): Promise<Set<string>> {
  const html = await (await fetch(page)).text();
  const first = [...html.matchAll(/(?:from|import) ?"(\/assets\/[^"]+\.js)"/g)];
  const scripts = new Set(first.map(([, path]) => `${path}`));
  for (const path of scripts) {
    const code = await (await fetch(new URL(path, page))).text();
    for (const [, file] of code.matchAll(/(?:from|import) ?["`'](\.\/[^"`']+\.js)["`']/g))
      scripts.add(new URL(`${file}`, new URL(path, page)).pathname);
  }
  return scripts;
}

const sentBytes = (url: URL) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (answer) => {
      let bytes = 0;
      for await (const piece of answer) bytes += piece.length;
      resolve(bytes);
    }).on("error", reject);
  });

/** As they are sent. */
const maxBytes = 130 * 1024;

it("loads little script at the first touch of the pages that visitors read [FAST-70]", async ({ site }) => {
  const anna = await createPerson(db);
  const article = await createArticle(db);
  const pages = [
    "/",
    "/kreative",
    `/kreative/${anna.slug}`,
    "/arbeiten",
    "/feed",
    "/blog",
    `/blog/${article.slug}`,
    "/suche",
  ];
  for (const path of pages) {
    const page = new URL(path, site.url);
    const scripts = await scriptsOf(`${page}`);
    const sizes = await Promise.all([...scripts].map((script) => sentBytes(new URL(script, page))));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    // The page names the frame and the list of routes, and its own script.
    expect([path, scripts.size > 5]).toEqual([path, true]);
    expect([path, bytes > 90_000, bytes <= maxBytes, bytes]).toEqual([path, true, true, bytes]);
  }
});

it("keeps the source of the server in a byte for each character", () => {
  const folder = "build/server/assets";
  const wide = readdirSync(folder).filter((name) => readFileSync(`${folder}/${name}`).some((byte) => byte > 0x7f));
  expect(wide).toEqual([]);
});

it("holds the production builds of React in the server, and no others", () => {
  const folder = "build/server/assets";
  const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "latin1"));
  const builds = files.flatMap((code) => [...code.matchAll(/\breact[\w.-]*\.(development|production)\.js/g)]);
  expect(new Set(builds.map(([, kind]) => kind))).toEqual(new Set(["production"]));
});

/** What browsers of the last three years learned last. Without script a page works in all; with script it must not break in any. */
const young = new RegExp(
  [
    String.raw`\bURL\.(can)?[pP]arse\b|\b(Map|Object)\.groupBy\b|\bPromise\.(try|withResolvers)\b|\bArray\.fromAsync\b`,
    String.raw`\bRegExp\.escape\b|\brequestIdleCallback\b|\bscheduler\.(postTask|yield)\b|\bfor await\b`,
    // Dialogs send their toggle events only in young ones, and React does not use these words to listen.
    String.raw`\baddEventListener\(["'\x60](scrollend|toggle)\b`,
  ].join("|"),
);

it("asks of the browser nothing that one of three years ago lacks [GEN-31]", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.map((name) => [name, young.exec(readFileSync(`${folder}/${name}`, "utf8"))?.[0]] as const);
  expect(found.filter(([, word]) => word)).toEqual([]);
});
