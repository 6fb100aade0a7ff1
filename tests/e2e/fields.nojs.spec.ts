import { phone } from "../support/accessible";
import { expect, test } from "../support/fixtures";

test("chooses files in fields that look like the site's, wide and narrow [LOOK-81]", async ({ page, viewer: _ }) => {
  for (const path of ["/profil/bild", "/posts/neu", "/arbeiten/neu"]) {
    await page.goto(path);
    for (const size of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(size);
      const fields = await page.locator("main input[type=file]").evaluateAll((all) =>
        all.map((field) => {
          const { height } = field.getBoundingClientRect();
          const button = getComputedStyle(field, "::file-selector-button");
          return { height, button: button.minHeight, border: getComputedStyle(field).borderStyle };
        }),
      );
      expect(fields.length, path).toBeGreaterThan(0);
      for (const { height, ...look } of fields) {
        expect(height, path).toBeGreaterThanOrEqual(44);
        expect(look, path).toEqual({ button: "36px", border: "dashed" });
      }
    }
  }
});

test("a field says how many characters it takes, and counts none [LOOK-105]", async ({ page, viewer: _ }) => {
  await page.goto("/arbeiten/neu");
  await expect(page.getByText("höchstens 120 Zeichen")).toBeVisible();
  await expect(page.getByText("0/120 Zeichen")).toBeHidden();
});
