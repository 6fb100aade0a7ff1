import type { Page } from "@playwright/test";

/** Moves the pointer over the page, and waits until its script runs. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    // The account menu, and in the feed the form for a post and one's own posts have their script later than the page.
    const late = document.querySelectorAll(
      "main form.composer, header > div > .contents, article[data-post] > header > button",
    );
    return [main, ...late].every((element) => Object.keys(element ?? {}).some((key) => key.startsWith("__reactProps")));
  });
}
