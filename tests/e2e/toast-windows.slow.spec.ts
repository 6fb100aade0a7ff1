import type { Locator, Page } from "@playwright/test";
import { atRest } from "../support/accessible";
import { expect, test } from "../support/fixtures";
import { runClockUntil } from "../support/page-clock";
import { openStarted } from "../support/touch";

const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

async function expectInWindow(page: Page, toast: Locator) {
  await expect(toast).toBeVisible();
  await atRest(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y, width: wide, height: high } = (await toast.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  const size = await page.evaluate(() => document.documentElement.style.fontSize);
  const place = `${x} ${y}, ${wide} × ${high} in ${width} × ${height} ${size}`;
  expect([x >= 0, y >= 0, x + wide <= width, y + high <= height, wide > 200], place).toEqual(Array(5).fill(true));
}

for (const viewport of windows)
  test(`toasts come to rest inside a window of ${viewport.width} px, also stacked, above a dialog and at twice the size [LOOK-49]`, async ({
    page,
    newPerson,
  }) => {
    const ben = await newPerson();
    await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
    await page.setViewportSize(viewport);
    await page.goto("/claim-profile");
    await expectInWindow(page, page.getByRole("dialog", { name: "Meldung" }));
    await page.clock.install();
    for (const size of ["100%", "200%"]) {
      await openStarted(page, `/kreative/${ben.slug}`);
      // From here on only the test moves the page's clock: no toast leaves before all three are looked at.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const button = page.getByRole("button", { name: "Nachricht senden" });
      const toasts = page.locator("[data-sonner-toast]");
      await button.press("Enter");
      await runClockUntil(toasts, 1);
      await expectInWindow(page, toasts);
      await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).press("Enter");
      // The dialog is in the way of a pointer, as it is when a form in it is refused.
      await page.locator("button", { hasText: "Nachricht senden" }).evaluate((element: HTMLButtonElement) => {
        for (let count = 0; count < 2; count += 1) element.click();
      });
      await runClockUntil(toasts, 3);
      for (const toast of await toasts.all()) await expectInWindow(page, toast);
    }
  });

test("a toast above the cookie banner comes to rest inside a phone's window at twice the size [LOOK-49]", async ({
  page,
  newPerson,
}) => {
  const ben = await newPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, `/kreative/${ben.slug}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.getByRole("button", { name: "Nachricht senden" }).press("Enter");
  await expectInWindow(page, page.locator("[data-sonner-toast]"));
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a toast stands in the window at once [LOOK-49]", async ({ page, newPerson }) => {
    await openStarted(page, `/kreative/${(await newPerson()).slug}`);
    await page.getByRole("button", { name: "Nachricht senden" }).press("Enter");
    await expectInWindow(page, page.locator("[data-sonner-toast]"));
  });
});
