import { expect, test } from "../support/fixtures";

test("without script a toast stays until it is closed [GEN-24]", async ({ page }) => {
  await page.goto("/claim-profile");
  const toast = page.getByRole("dialog", { name: "Meldung" });
  await expect(toast).toContainText("Ungültiger Token");
  expect(await toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  await toast.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(toast).toBeHidden();
});
