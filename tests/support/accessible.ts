import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Without comments: every document reads the checker again, and the other build takes half as long again.
const checker = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until what moves has come to rest. What moves without end, such as a sign of waiting, does not count. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    // While one page passes into the next, the window has the size of the pictures of both.
    await document.activeViewTransition?.finished;
    const moves = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime, delay = 0 } = effect?.getComputedTiming() ?? {};
        // A toast leaves after some seconds; nobody waits for that.
        return playState === "running" && Number(endTime) < Number.POSITIVE_INFINITY && delay < 1000;
      });
    for (let moving = moves(); moving.length > 0; moving = moves())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Lays out what is below the screen, as the first touch does: until then it has no size. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });
  await atRest(page);
}

/** Checks the page in its current state. Call it again for every relevant state. */
export async function expectAccessible(page: Page, { within }: { within?: string } = {}): Promise<void> {
  // A dialog is made when it is asked for.
  if (within) await expect(page.locator(within)).toBeVisible();
  await layOutWhole(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(checker);
  const found = await page.evaluate(
    async ([values, place]) => {
      const { axe } = window as typeof window & { axe: typeof import("axe-core") };
      // Without the results of rules that pass, it takes half the time.
      const options: RunOptions = { runOnly: { type: "tag", values }, resultTypes: ["violations"] };
      // What stays at an edge covers whatever is scrolled below it, which people scroll on.
      const held = [...document.querySelectorAll<HTMLElement>("*")].filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      for (const { style } of held) Object.assign(style, { position: "relative", inset: "auto" });
      const { violations } = await axe.run(place ?? document, options);
      for (const { style } of held) Object.assign(style, { position: "", inset: "" });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [rules, within] as const,
  );
  expect(found, `${page.url()} is not accessible`).toEqual([]);
}

/** Expects that the start of an element is inside the window and covered by nothing. */
export async function expectInView(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((found) => {
        const { left, top, width, height } = found.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
        const above = document.elementFromPoint(x, y);
        return above && (found.contains(above) || above.contains(found))
          ? "in view"
          : `at ${x}, ${y} is ${above?.outerHTML.slice(0, 200)}`;
      }),
    )
    .toBe("in view");
}

/** Expects that nothing exceeds the page's width, so that it never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await layOutWhole(page);
  const overhang = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const page = scrollWidth - document.documentElement.getBoundingClientRect().width;
    // Clipped content counts too.
    const main = document.querySelector("main");
    return Math.floor(Math.max(page, main ? main.scrollWidth - main.clientWidth : 0));
  });
  expect(overhang, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * Expects that no line of a heading, button, label or error ends within a word, as 'E-' before 'Mail' would. After a whole word,
 * as in 'E-Mail-Adresse', it may.
 */
export async function expectWholeWords(page: Page): Promise<void> {
  await layOutWhole(page);
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      "h1, h2, h3, h4, button, summary, label, legend, dt, th, nav a, [role=alert], [id$=-error], [id$=-fehler]",
    )) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: start, index } of (text.textContent ?? "").matchAll(/(?<!\p{L})\p{L}-(?=\p{L})/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + start.length + 1);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) found.push(element.textContent ?? "");
        }
      }
    }
    return found;
  });
  expect(cut, `${page.url()} has a line that ends within a word`).toEqual([]);
}

export const phone = { width: 360, height: 740 };

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
    await expectWholeWords(page);
  });
