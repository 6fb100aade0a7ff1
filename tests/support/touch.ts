import type { Page } from "@playwright/test";

/** Moves the pointer over the page, and waits until its script runs and listens to everything. */
export async function touch(page: Page): Promise<void> {
  // What is seen already may come before the script that waits for the pointer.
  await page.waitForLoadState("domcontentloaded");
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return Object.keys(main ?? {}).some((key) => key.startsWith("__reactProps"));
  });
  // What React has yet to do after the first element, such as effects that add listeners, comes before a task in the
  // background. An idle moment would do too, but a page that draws all the time may never have one.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
}

/** Opens a page as a person does who is about to use it: its script runs. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
}
