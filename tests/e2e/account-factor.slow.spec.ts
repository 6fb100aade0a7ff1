import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { password } from "../support/people";
import { totp } from "../support/totp";
import { touch } from "../support/touch";

test("a second factor is set up by keyboard, and the sign-in asks for its code [ACCT-32, ACCT-34]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/konto\/zweiter-faktor\/einrichten/);
  await page.goto("/konto/zweiter-faktor");
  await touch(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Zur Sicherheit: Ihr Passwort" }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Zweiten Faktor einrichten" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const key = ((await page.getByRole("main").locator("code").textContent()) ?? "").replaceAll(" ", "");

  const code = page.getByLabel("Code, den die App jetzt zeigt");
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Der Code stimmt nicht.")).toBeVisible();
  await code.fill("000001");
  await expect(page.getByText("Der Code stimmt nicht.")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Der Code stimmt nicht.")).toBeVisible();
  await code.fill(totp(key));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Wiederherstellungscodes" })).toBeVisible();
  await expect(page.getByRole("main").locator("code")).toHaveCount(10);
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto("/auth");
  await touch(page);
  await page.getByRole("main").getByRole("textbox", { name: "E-Mail" }).fill(anna.email);
  await page.getByRole("main").getByRole("textbox", { name: "Passwort", exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Code eingeben" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(totp(key, 1));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
});
