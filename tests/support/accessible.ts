import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the page in its current state. Call it again for every relevant state. */
export async function expectAccessible(page: Page, { within }: { within?: string } = {}): Promise<void> {
  // The other mode opens a second page for frames, of which we have none, and takes twice as long for the same results.
  // Without the results of rules that pass, it takes half the time.
  const options = { resultTypes: ["violations" as const] };
  // A document needs the checker's half a megabyte once.
  const axeSource = (await page.evaluate(() => "axe" in window)) ? "'already there'" : undefined;
  const builder = new AxeBuilder({ page, axeSource }).options(options).withTags(rules).setLegacyMode();
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
  expect(found, `${page.url()} is not accessible`).toEqual([]);
}

/** Expects that nothing exceeds the page's width, so that it never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const page = scrollWidth - document.documentElement.getBoundingClientRect().width;
    // Clipped content counts too.
    const main = document.querySelector("main");
    return Math.floor(Math.max(page, main ? main.scrollWidth - main.clientWidth : 0));
  });
  expect(overhang, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

const phone = { width: 360, height: 740 };

/** Runs a check on the wide screen of a test, and again as narrow as a phone. The page keeps its state. */
export async function wideAndNarrow(page: Page, check: (page: Page) => Promise<unknown>): Promise<void> {
  const wide = page.viewportSize() ?? phone;
  await check(page);
  await page.setViewportSize(phone);
  await check(page);
  await page.setViewportSize(wide);
}

/** Checks the page in its current state, wide and narrow. That takes less than the way to it, once more on a phone. */
export const expectGoodWideAndNarrow = (page: Page, options?: Parameters<typeof expectAccessible>[1]) =>
  wideAndNarrow(page, async () => {
    await expectAccessible(page, options);
    await expectNoSidewaysScroll(page);
  });
