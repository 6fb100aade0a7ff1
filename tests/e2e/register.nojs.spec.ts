import { expect, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { password } from "../support/people";
import { confirmationLink, registration } from "../support/registration";

test("one registers, confirms, signs out and signs in again without script [AUTH-01, AUTH-28, AUTH-34, AUTH-48]", async ({
  page,
  mailSink,
}) => {
  const { name, email } = registration();
  await page.goto("/impressum");
  await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Registrieren" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("checkbox", { name: /AGB/ }).check();
  await dialog.getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sehen Sie in Ihr Postfach" })).toBeVisible();
  await expect(page.getByText("Registrierung erfolgreich")).toBeVisible();

  await page.goto((await confirmationLink(mailSink, email)).replace(/redirect_to=.*/, "redirect_to=%2Fagb"));
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "E-Mail bestätigt!" })).toBeVisible();
  await expect(page).toHaveURL(/\/agb$/);

  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Auf Wiedersehen!")).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const signIn = page.getByRole("dialog", { name: "Anmelden" });
  await signIn.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await signIn.getByLabel("Passwort", { exact: true }).fill(password);
  await signIn.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText("Willkommen zurück!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Kontomenü" })).toContainText(name);
});

test("there is nothing to agree to where nothing is counted [NAV-42]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookie-Hinweis" })).toBeHidden();
});
