import { expect, test } from "../support/fixtures";
import { touch } from "../support/touch";

const checks = /\/assets\/check-form-[^/]+\.js$/;

test("loads what checks a form when it is first used, and sends without it when it does not come [FAST-71]", async ({
  page,
  expectTrouble,
}) => {
  let asked = 0;
  await page.route(checks, () => {
    // Never answered, as on a connection that has just died.
    asked += 1;
  });
  await page.goto("/");
  await touch(page);
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await page.getByRole("banner").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(dialog).toBeVisible();
  await expect.poll(() => asked).toBe(1);

  expectTrouble(/400 POST \/auth/);
  await dialog.getByRole("textbox", { name: "E-Mail" }).fill("anna");
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  const email = dialog.getByRole("textbox", { name: "E-Mail" });
  await expect(email).toHaveAccessibleDescription(/Bitte geben Sie eine gültige E-Mail-Adresse ein/);
  await expect(email).toHaveValue("anna");
  await expect(email).toBeFocused();
});

test("asks for no check of a form before it is used [FAST-71]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/kreative");
  await touch(page);
  await page.getByRole("searchbox").first().focus();
  expect(asked.filter((url) => checks.test(url))).toEqual([]);
  expect(asked.some((url) => /\/assets\/frame-/.test(url))).toBe(true);
});
