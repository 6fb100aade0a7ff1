import type { Page } from "@playwright/test";

/** The program of a page starts with the first touch; from then on what opens as a page without it is a dialog. */
export async function wake(page: Page) {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
