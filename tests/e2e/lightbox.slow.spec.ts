import type { Page } from "@playwright/test";
import { atRest } from "../support/accessible";
import { expect, expectAccessible, test } from "../support/fixtures";
import { swipe } from "../support/swipe";
import { openStarted } from "../support/touch";

/** Two fingers that start in the middle of the screen and go apart, or come together. */
async function pinch(page: Page, from: number, to: number) {
  const browser = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart === undefined ? [] : [-apart, apart].map((x, id) => ({ x: 195 + x / 2, y: 400, id })),
    });
  await send("touchStart", from);
  for (let step = 1; step <= 10; step += 1) await send("touchMove", from + ((to - from) * step) / 10);
  await send("touchEnd");
}

test("makes a picture larger by keys, buttons, wheel, double tap and two fingers [WORK-74, WORK-75]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, "/kreative/jodok-gmeinder/arbeiten/ein-schulhaus-aus-holz");
  await page.getByRole("link", { name: /^Bild 1 von \d vergrößern/ }).tap();
  const box = page.getByRole("dialog", { name: "Bilder" });
  const status = box.getByRole("status");
  const picture = box.getByRole("img").first();
  const view = async () => {
    await atRest(page);
    return picture.evaluate((img: HTMLImageElement) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(img).transform);
      return { scale: a, x: Math.round(e), y: Math.round(f) };
    });
  };
  const scale = async () => (await view()).scale;
  const file = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc);

  const larger = box.getByRole("button", { name: "Vergrößern" });
  await expect(larger).toBeVisible();
  await expect.poll(file).toMatch(/-640\.\w+$/);
  await larger.click();
  expect(await scale()).toBe(1.5);
  await expect(status).toHaveText("Bild 1 von 3, 1,5-fach vergrößert");
  await expect.poll(file).not.toMatch(/-640\.\w+$/);
  await expectAccessible(page);

  // Arrow keys move the larger picture as far as there is more of it, and do not leaf.
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("ArrowRight");
  const { x } = await view();
  expect(x).toBeLessThan(-40);
  await page.keyboard.press("ArrowRight");
  expect((await view()).x).toBe(x);
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("+");
  expect(await scale()).toBe(4);
  await expect(larger).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("0");
  expect(await view()).toEqual({ scale: 1, x: 0, y: 0 });
  await expect(status).toHaveText("Bild 1 von 3");

  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(scale).toBeGreaterThan(2);
  await page.mouse.wheel(0, 2000);
  await expect.poll(scale).toBe(1);
  await page.mouse.dblclick(120, 400);
  expect((await view()).x).toBeGreaterThan(100);
  await page.mouse.down();
  await page.mouse.move(60, 400, { steps: 3 });
  await page.mouse.up();
  expect((await view()).scale).toBe(2.5);
  await page.mouse.dblclick(120, 400);
  expect(await scale()).toBe(1);

  await pinch(page, 60, 180);
  await expect.poll(scale).toBeCloseTo(3, 0);
  await swipe(page, 300, 100, 400);
  await expect(status).toHaveText(/^Bild 1 von 3/);
  await pinch(page, 200, 40);
  await expect.poll(scale).toBe(1);
  await expect(status).toHaveText("Bild 1 von 3");
  await swipe(page, 300, 60, 400);
  await expect(status).toHaveText("Bild 2 von 3");
});

test("leafs, counts and goes back in a browser that focuses no pressed button and tells less [GEN-31, WORK-111]", {
  tag: "@phone",
}, async ({ page }) => {
  // As Safari is: until version 26 without the first two, and in all versions without the third.
  await page.addInitScript(() => {
    for (const missing of ["scrollend", "toggle"])
      window.addEventListener(missing, (event) => event.stopImmediatePropagation(), { capture: true });
    window.addEventListener("mousedown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("button"))) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const address = "/kreative/jodok-gmeinder/arbeiten/ein-schulhaus-aus-holz";
  await openStarted(page, "/kreative/jodok-gmeinder");
  await openStarted(page, address);
  const opener = page.getByRole("link", { name: /^Bild 1 von \d vergrößern/ });
  const box = page.getByRole("dialog", { name: "Bilder" });
  const status = box.getByRole("status");

  await opener.click();
  await expect(status).toHaveText("Bild 1 von 3");
  await atRest(page);
  await swipe(page, 300, 60, 400);
  await expect(status).toHaveText("Bild 2 von 3");
  await box.getByRole("button", { name: "Nächstes Bild" }).click();
  await expect(status).toHaveText("Bild 3 von 3");
  await box.getByRole("button", { name: "Vorheriges Bild" }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(status).toHaveText("Bild 1 von 3");

  // Once it is closed, a step back leads to the page before.
  await box.getByRole("button", { name: "Schließen" }).click();
  await expect(box).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/kreative\/jodok-gmeinder$/);
});
