import type { Page } from "@playwright/test";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";

/** Texts without any line break opportunity. A browser treats each as one letter, however long it is. */
const endless = {
  "stacked marks": (times: number) => `ก${"\u0e49".repeat(times)}`,
  "Hangul consonants": (times: number) => "\u1100".repeat(times),
  "joined emoji": (times: number) => `👩${"\u200d👩".repeat(times / 3)}`,
  "joined Indian letters": (times: number) => `क${"\u094dक".repeat(times / 2)}`,
  "signs before a number": (times: number) => `${"\u0600".repeat(times)}1`,
};

test(`stays as narrow as the window with ${Object.keys(endless).join(", ")}, also for text stored without our forms [SAFE-68]`, async ({
  page,
  db,
  newPerson,
  newCompany,
  signIn,
}) => {
  test.slow();
  await signIn(await newPerson());
  const listed: Record<string, string[]> = { "/feed": [], "/blog": [], "/ausschreibungen": [] };
  for (const [name, make] of Object.entries(endless)) {
    const anna = await newPerson({ title: make(60), location: make(90), bio: make(4000) });
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
    listed["/feed"]?.push(`/kreative/${anna.slug}`);
    listed["/blog"]?.push(`/blog/${article.slug}`);
    listed["/ausschreibungen"]?.push(call.path);
    for (const path of [`/blog/${article.slug}`, call.path, `/kreative/${anna.slug}`, `/unternehmen/${studio.slug}`])
      await expectNarrow(page, path, name);
  }
  for (const path of ["/feed", "/blog", "/ausschreibungen", "/kreative", "/"]) {
    await expectNarrow(page, path, "all of them");
    for (const shown of listed[path] ?? [])
      await expect(page.locator(`main a[href="${shown}"]`).first()).toBeAttached();
  }
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
