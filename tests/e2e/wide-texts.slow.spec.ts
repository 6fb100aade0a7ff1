import type { Page } from "@playwright/test";
import { eq, inArray } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { blogPosts, favorites, profiles } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

/** Texts without any line break opportunity. A browser treats all but the first as one letter, however long they are. */
const endless = {
  "a long word": (times: number) => "Donaudampfschifffahrt".repeat(times / 20),
  "stacked marks": (times: number) => `ก${"\u0e49".repeat(times)}`,
  "Hangul consonants": (times: number) => "\u1100".repeat(times),
  "joined emoji": (times: number) => `👩${"\u200d👩".repeat(times / 3)}`,
  "joined Indian letters": (times: number) => `क${"\u094dक".repeat(times / 2)}`,
  "signs before a number": (times: number) => `${"\u0600".repeat(times)}1`,
};

test(`stays as narrow as the window with ${Object.keys(endless).join(", ")}, also for text stored without our forms [SAFE-68]`, async ({
  page,
  viewer,
  newPerson,
  newCompany,
  signIn,
}) => {
  test.slow();
  const made: { people: string[]; articles: number[] } = { people: [], articles: [] };
  const listed: Record<string, string[]> = { "/feed": [], "/blog": [], "/ausschreibungen": [] };
  for (const [name, make] of Object.entries(endless)) {
    const anna = await newPerson({
      ...{ name: unique(make(60)), title: make(60), location: make(90), bio: make(4000), skills: [make(48)] },
      ...{ slug: unique("breit").replace(" ", "-"), contactEmail: `${"adresse.".repeat(8)}a@lange-domain.example` },
    });
    await db.insert(favorites).values({ userId: viewer.id, favoritedProfileId: anna.id });
    const studio = await newCompany({ bio: make(4000), location: make(90) });
    await createPostOf(db, anna, { content: make(4000) });
    const call = await createCallOf(db, studio, {
      title: make(90),
      description: make(4000),
      location: make(90),
      requirements: [make(150)],
    });
    const article = await createArticle(db, {
      title: `${make(120)}${unique(" x")}`,
      excerpt: make(400),
      content: `<p>${make(4000)}</p>${"<blockquote>".repeat(3000)}<p>Tief</p>`,
      author: make(90),
      slug: unique("breit").replace(" ", "-"),
    });
    made.people.push(anna.id, studio.id);
    made.articles.push(article.id);
    listed["/feed"]?.push(`/kreative/${anna.slug}`);
    listed["/blog"]?.push(`/blog/${article.slug}`);
    listed["/ausschreibungen"]?.push(call.path);
    for (const path of [`/blog/${article.slug}`, call.path, `/kreative/${anna.slug}`, `/unternehmen/${studio.slug}`])
      await expectNarrow(page, path, name);
    await signIn(anna);
    await expectNarrow(page, "/profil", name);
    await signIn(viewer);
  }
  for (const path of ["/feed", "/blog", "/ausschreibungen", "/kreative", "/", "/favoriten"]) {
    await expectNarrow(page, path, "all of them");
    for (const shown of listed[path] ?? [])
      await expect(page.locator(`main a[href="${shown}"]`).first()).toBeAttached();
  }
  // In a window of half the width, no such text fits.
  await db.delete(blogPosts).where(inArray(blogPosts.id, made.articles));
  await db.delete(profiles).where(inArray(profiles.id, made.people));
});

async function expectNarrow(page: Page, path: string, name: string) {
  await page.goto(path);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overhang, `${path} at ${width} with ${name}`).toBeLessThanOrEqual(0);
  }
}

/** Pages of the demo, and all that one of each kind of address links to. */
const begin: Record<string, string[]> = {
  visitor: ["/", "/auth", "/auth?modus=registrieren", "/melden?url=%2Ffeed", "/einspruch", "/suche?q=Foto"],
  "anna-fink": ["/profil", "/posts/neu", "/arbeiten/neu", "/konto", "/nachrichten", "/angebote", "/suchauftraege"],
  "studio-berg": ["/profil", "/ausschreibungen/neu", "/konto", "/nachrichten", "/merklisten"],
  superadmin: ["/admin/dashboard", "/admin/reserve-profile", "/admin/newsletter/neu", "/blog/admin/neu"],
};

for (const [who, paths] of Object.entries(begin))
  test(`cuts off no text of twice the size at 360 px, for ${who} [LOOK-64]`, async ({
    page,
    newPerson,
    signIn,
    expectTrouble,
  }) => {
    test.slow();
    // Some links lead to what is for others, or only there in a demo.
    expectTrouble(/^40[134] GET /);
    if (who === "superadmin") await signIn(await newPerson({ isSuperadmin: true }));
    const [known] = await db.select().from(profiles).where(eq(profiles.slug, who));
    if (known) await signIn({ ...known, password: "" });
    // What 360 px are at 200 %, in every unit.
    await page.setViewportSize({ width: 180, height: 370 });
    const waiting = [...paths];
    const kinds = new Set<string>();
    const cut: string[] = [];
    for (const path of waiting) {
      await page.goto(path);
      const found = await page.evaluate(textsBeyondWindow);
      cut.push(...found.texts.map((text) => `${path}: ${text}`));
      for (const link of found.links) {
        const address = link.replace(/[?#].*/, "");
        const kind = address.replace(
          /\/[^/]*\d[^/]*|(?<=^\/(kreative|unternehmen|blog|ausschreibungen))\/[^/]+/g,
          "/*",
        );
        const isFile = /\.\w+$|^\/admin\/listen|\/abmelden|\/daten\/kopie|^\/dateien/.test(address);
        if (!kinds.has(kind) && !isFile) waiting.push(link);
        kinds.add(kind);
      }
    }
    expect(cut).toEqual([]);
  });

/** Texts that reach beyond the window and can't be scrolled to, and where the page leads. */
function textsBeyondWindow() {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    let isOutside = false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, overflowX, width, textOverflow } = getComputedStyle(box);
      // What only screen readers read, what scrolls or says by dots that it goes on, and what stands somewhere else.
      if (width === "1px" || /auto|scroll/.test(overflowX) || textOverflow === "ellipsis") isOutside = true;
      if (position === "fixed" || box.matches("svg, script, style, noscript, [aria-hidden=true]")) isOutside = true;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    if (isOutside) continue;
    if ([...range.getClientRects()].some(({ left, right }) => right > innerWidth + 1 || left < -1))
      texts.add(
        `${node.nodeValue.trim().slice(0, 40)} in <${element.tagName.toLowerCase()} class="${element.className}">`,
      );
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")];
  return { texts: [...texts], links: links.map((link) => link.getAttribute("href") ?? "") };
}
