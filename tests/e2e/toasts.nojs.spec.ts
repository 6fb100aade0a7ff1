import { expect, test } from "../support/fixtures";

test("without script a toast stays until it is closed [GEN-24]", async ({ page }) => {
  await page.goto("/claim-profile");
  const toast = page.getByRole("dialog", { name: "Meldung" });
  await expect(toast).toContainText("Ungültiger Token");
  // Its way into the window is a transition. What would make it leave is an animation.
  expect(await toast.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
  await toast.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(toast).toBeHidden();
});
