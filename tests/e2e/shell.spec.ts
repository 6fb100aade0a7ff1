import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";

test("shows the home page in German [NAV-01, GEN-01]", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-AT");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Unternehmen brauchen Kreative/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
