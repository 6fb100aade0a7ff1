import { expect, type Locator } from "@playwright/test";

/** Moves the clock of a page, which only the test moves, until so many of these are there. */
export const runClockUntil = (found: Locator, count: number, step = 100) =>
  expect
    .poll(async () => {
      await found.page().clock.runFor(step);
      return found.count();
    })
    .toBe(count);
