import type { Page } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createPostOf } from "../support/posts";
import { openStarted, touch } from "../support/touch";

const lightbox = /\/assets\/lightbox-/;

const images = [1, 2, 3].map((number) => ({
  url: `/fassade/gross-${number}.svg`,
  alt: `Bild ${number}`,
  width: 360,
  height: 200,
}));

test("tells how old a post is again when the page's data is loaded again [HOUSE-106]", async ({
  page,
  newPerson,
  viewer: _,
}) => {
  const anna = await newPerson();
  await createPostOf(db, anna, { content: "Ein Plakat", createdAt: new Date(Date.now() - 5.5 * 60_000) });
  await page.goto(`/kreative/${anna.slug}`);
  const post = page.getByRole("article").filter({ hasText: "Ein Plakat" });
  await expect(post).toContainText("vor 5 Minuten");
  await touch(page);

  const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await page.route(/\.data\b/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"now",\s*"[^"]+"/, `"now","${later}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await expect(post).toContainText("vor 3 Stunden");
});

/** Lets the pointer or focus reach a picture until its script is asked for: the page listens a moment after it has started. */
const reachUntilAsked = async (page: Page, reach: () => Promise<void>) => {
  let isAsked = false;
  page.on("request", (request) => {
    if (lightbox.test(request.url())) isAsked = true;
  });
  await expect.poll(() => reach().then(() => isAsked)).toBe(true);
};

test("loads what large pictures need at their first touch [FEED-12, POST-22]", async ({ page, newPerson }) => {
  const anna = await newPerson();
  await createPostOf(db, anna, { content: "Drei Bilder", images });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const large = page.getByRole("article").getByRole("link", { name: /^Bild 2 von 3 vergrößern/ });
  const box = page.getByRole("dialog", { name: "Bilder" });
  const status = box.getByRole("status");
  await openStarted(page, `/kreative/${anna.slug}`);
  expect(asked.filter((url) => lightbox.test(url))).toEqual([]);
  await reachUntilAsked(page, async () => {
    await large.blur();
    await large.focus();
  });
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Bild 2 von 3");
  await expect(box.getByRole("button", { name: "Vergrößern" })).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await page.keyboard.press("End");
  await expect(status).toHaveText("Bild 3 von 3");
  await expect(box.getByRole("button", { name: "Nächstes Bild" })).toBeHidden();
  await box.getByRole("button", { name: "Vorheriges Bild" }).click();
  await expect(status).toHaveText("Bild 2 von 3");
  await page.keyboard.press("ArrowRight");
  await expect(status).toHaveText("Bild 3 von 3");
  await box.getByRole("button", { name: "Schließen" }).click();
  await expect(box).toBeHidden();
  await large.press("Enter");
  await expect(status).toHaveText("Bild 2 von 3");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(large).toBeFocused();
});

test("leads to the picture itself when what large pictures need can't be had [FEED-12]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  const anna = await newPerson();
  await createPostOf(db, anna, { content: "Drei Bilder", images });
  const large = page.getByRole("article").getByRole("link", { name: /^Bild 2 von 3 vergrößern/ });
  // Its script fails each time. Some browsers also say that the picture itself has no transition to its page.
  expectTrouble(/lightbox|ViewTransition/);
  await page.route(lightbox, (route) => route.abort());
  await openStarted(page, `/kreative/${anna.slug}`);
  await reachUntilAsked(page, async () => {
    await page.mouse.move(1, 1);
    await large.hover();
  });
  await large.click();
  await expect(page).toHaveURL(/\/fassade\/gross-2\.svg$/);
  await page.goBack();
  await expect(large).toBeVisible();
});
