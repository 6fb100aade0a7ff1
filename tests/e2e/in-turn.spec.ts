import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

/** Whether the last part of the page is laid out. It is far below the screen. */
const isLastLaidOut = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll(".in-turn")].at(-1);
    return last?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  });

/** Takes the turns of all parts back, or ends them. */
const setTurns = (page: Page, turns: "before" | "after") =>
  page.evaluate((turns) => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== "lay-out") continue;
      animation.currentTime = 0;
      if (turns === "before") animation.pause();
      else animation.finish();
    }
  }, turns);

const isWhole = (page: Page) => page.evaluate(() => "whole" in document.documentElement.dataset);

for (const path of ["/kreative", "/feed"]) {
  test(`${path} lays out what is below the screen later, in turn, and at the first touch at the latest [FAST-143] @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await isWhole(page)).toBe(false);
    await setTurns(page, "before");
    await expect.poll(() => isLastLaidOut(page)).toBe(false);
    await setTurns(page, "after");
    await expect.poll(() => isLastLaidOut(page)).toBe(true);

    await setTurns(page, "before");
    await expect.poll(() => isLastLaidOut(page)).toBe(false);
    await page.keyboard.press("Shift");
    await expect.poll(() => isLastLaidOut(page)).toBe(true);
  });
}

test("a page is as high as it is for whoever comes back to a place in it [FAST-143]", async ({ page }) => {
  await page.goto("/kreative");
  expect(await isWhole(page)).toBe(false);
  await page.reload();
  expect(await isWhole(page)).toBe(true);
});

test("a link to a place in a page leads to that place, though what is above it is not laid out yet [FAST-143]", async ({
  page,
}) => {
  await page.goto("/kreative#fuss");
  expect(await isWhole(page)).toBe(true);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
