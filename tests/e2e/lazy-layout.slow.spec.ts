import type { Page } from "@playwright/test";
import { expect, screens, test } from "../support/fixtures";
import { touch } from "../support/touch";

/** Whether the last part of the page is laid out. It is far below the screen. */
const isLastLaidOut = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll(".lazy-layout")].at(-1);
    return last?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  });

/** The page's height once ten frames in a row have left it alone. What a frame lays out can bring the next part near. */
const settledHeight = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const height = () => document.documentElement.scrollHeight;
    let last = height();
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      same = height() === last ? same + 1 : 0;
      last = height();
    }
    return last;
  });

const isWhole = (page: Page) => page.evaluate(() => "whole" in document.documentElement.dataset);

for (const path of ["/kreative", "/feed"])
  for (const screen of screens)
    test(`${path} lays out what is far below the screen when it comes near, and a touch moves nothing, on a ${screen} [FAST-143]`, {
      tag: `@${screen}`,
    }, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => isLastLaidOut(page)).toBe(false);
      const before = await settledHeight(page);
      await touch(page);
      expect(await settledHeight(page)).toBe(before);
      await page.locator(".lazy-layout").last().scrollIntoViewIfNeeded();
      await expect.poll(() => isLastLaidOut(page)).toBe(true);
    });

test("a page is laid out whole for whoever comes back to a place in it [FAST-143]", async ({ page }) => {
  await page.goto("/kreative");
  expect(await isWhole(page)).toBe(false);
  await page.reload();
  expect(await isWhole(page)).toBe(true);
  await page.goto("about:blank");
  await page.goto("/kreative#fuss");
  expect(await isWhole(page)).toBe(true);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
