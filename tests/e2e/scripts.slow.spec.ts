import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { posts } from "../../app/db/schema";
import { safeHtml } from "../../app/features/articles/safe-html.server";
import { expect, test } from "../support/fixtures";
import { chosenPicture, createArticle, createPostOf } from "../support/posts";
import { scriptCorpus } from "../support/script-corpus";

async function watchForHits(page: Page) {
  const hits: string[] = [];
  await page.exposeFunction("hit", () => hits.push(page.url()));
  return hits;
}

/** Clicks and hovers all elements that a person's text created in the page. */
async function touchEverything(page: Page) {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>("main a[href]"))
      link.addEventListener("click", (event) => event.preventDefault());
    for (const element of document.querySelectorAll<HTMLElement>("main article *")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      element.focus();
    }
  });
}

test("runs nothing of what people write into posts, names and descriptions [POST-19]", async ({ page, newPerson }) => {
  test.slow();
  const hits = await watchForHits(page);
  for (let start = 0; start < scriptCorpus.length; start += 15) {
    const some = scriptCorpus.slice(start, start + 15).map((attack) => attack.replaceAll("\u0000", ""));
    const anna = await newPerson({
      name: `${some[2]} ${some[3]}`.slice(0, 120),
      slug: `skript-${start}`,
      title: some[0]?.slice(0, 70),
      bio: some.join("\n"),
      location: some[1],
      skills: some,
    });
    for (let post = 0; post < 5; post += 1)
      await createPostOf(db, anna, {
        content: some.slice(post * 3, post * 3 + 3).join("\n") || "leer",
        images: some.slice(post * 3, post * 3 + 3).map((alt, index) => ({
          url: `/fassade/${start}-${post}-${index}.svg`,
          alt,
          width: 360,
          height: 200,
        })),
      });
    for (const path of [`/kreative/${anna.slug}`, "/feed"]) {
      await page.goto(path);
      await touchEverything(page);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  }
  expect(hits).toEqual([]);
});

test("runs nothing of what people write into articles [BLOG-19]", async ({ page }) => {
  test.slow();
  const hits = await watchForHits(page);
  const whole = scriptCorpus.map((attack) => attack.replaceAll("\u0000", ""));
  const { slug } = await createArticle(db, {
    title: whole[0],
    excerpt: whole.slice(1, 6).join(" ").slice(0, 500),
    slug: "nur-text",
    author: whole[7],
    // Store the attacks directly, as if they had bypassed the form.
    content: whole.map((attack) => `<p>${attack}</p>`).join("\n"),
  });
  for (const path of [`/blog/${slug}`, "/blog"]) {
    await page.goto(path);
    await touchEverything(page);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  await page.goto("about:blank");
  // Without the page and its security policy: only the sanitiser protects.
  for (const attack of whole) await page.setContent(`<main><article>${safeHtml(`<p>x</p>${attack}`)}</article></main>`);
  expect(hits).toEqual([]);
});

test("runs nothing of the name of a file or the text of a picture [POST-19]", async ({ page, viewer: anna }) => {
  test.slow();
  const hits = await watchForHits(page);
  await page.goto("/feed");
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).click();
  await page.getByText("Bilder hinzufügen").click();
  await expect(page.getByText("Bild wählen")).toHaveCount(3);
  const made = await chosenPicture("x.png", 30, 20);
  const names = scriptCorpus.map((attack) => attack.replaceAll("\u0000", ""));
  for (let start = 0; start < names.length; start += 3) {
    const files = names.slice(start, start + 3).map((name) => ({ ...made, name: `${name}.png` }));
    await page.getByLabel("Bild 1", { exact: true }).setInputFiles(files);
    await page.getByLabel("Beschreibung zu Bild 1").fill(names[start]?.slice(0, 250) ?? "");
    await expect(page.getByRole("button", { name: "Bild 1 entfernen" })).toBeVisible();
  }
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).fill("Mit gefährlichen Namen");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Post erfolgreich erstellt!")).toBeVisible();
  const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  expect(post?.images).toHaveLength(3);
  for (const { url } of post?.images ?? []) expect(url).toMatch(/^\/storage\/post-images\/[\w-]+\/post_\d+-\d\.jpg$/);
  await touchEverything(page);
  expect(hits).toEqual([]);
});
