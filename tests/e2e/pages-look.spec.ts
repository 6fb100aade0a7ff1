import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";

test("lets an article flow over the sheets of paper, with nothing over it [LOOK-19]", async ({ page }) => {
  await page.goto("/blog/was-kostet-ein-logo");
  await page.emulateMedia({ media: "print" });
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { breakInside, breakAfter } = getComputedStyle(element);
        return [breakInside, breakAfter];
      });
  expect(await breaks("article")).toEqual(["auto", "auto"]);
  expect(await breaks(".prose h2")).toEqual(["avoid", "avoid"]);
  await expect(page.getByText("Zum Inhalt springen")).toBeHidden();
});

test("prints no empty sheet after an article while the cookie banner asks [LOOK-23]", async ({ page }) => {
  await page.goto("/blog/was-kostet-ein-logo");
  await expect(page.getByRole("button", { name: "Ablehnen" })).toBeVisible();
  const roomBelow = () =>
    page.evaluate(
      () =>
        document.body.getBoundingClientRect().bottom -
        (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0),
    );
  await page.emulateMedia({ media: "print" });
  expect(await roomBelow()).toBeLessThan(1);
});

test("lets the facade of the sign-in reach the edge of the window [LOOK-20]", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/auth");
  const facade = await page.locator("main .facade").evaluate((element) => element.getBoundingClientRect().right);
  expect(facade).toBeGreaterThanOrEqual(await page.evaluate(() => document.body.clientWidth));
  await expectNoSidewaysScroll(page);
});
