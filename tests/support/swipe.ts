import type { Page } from "@playwright/test";

/** Swipes a finger across the screen, one step per frame. */
export async function swipe(page: Page, from: number, to: number, y: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const steps = 15;
  await touch("touchStart", from);
  for (let step = 1; step <= steps; step += 1) {
    await touch("touchMove", from + ((to - from) * step) / steps);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch("touchEnd");
}
