import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { password } from "../support/people";
import { confirmationLink, linkIn, registration } from "../support/registration";

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

test("a refused form comes back with its reasons and with what was typed [AUTH-17, AUTH-20, AUTH-23]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/auth/);
  const anna = await newPerson();
  await page.goto("/auth?modus=registrieren");
  await page.getByRole("textbox", { name: "Name" }).fill(anna.name);
  await page.getByRole("textbox", { name: "E-Mail" }).fill("keine adresse");
  await page.getByRole("main").getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveAccessibleDescription(
    /Bitte geben Sie eine gültige E-Mail-Adresse ein/,
  );
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("keine adresse");
  await expect(page.getByText("Bitte akzeptieren Sie die AGB und Datenschutzerklärung.").first()).toBeVisible();

  await page.getByRole("textbox", { name: "E-Mail" }).fill(registration().email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("main").getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Ein Benutzer mit diesem Namen existiert bereits.");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(anna.name);
  await expectNoSidewaysScroll(page);
});

test("a new password is set without script [AUTH-06, AUTH-08, AUTH-11]", async ({ page, newPerson, mailSink }) => {
  const anna = await newPerson();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("textbox", { name: "E-Mail" }).fill(anna.email);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByText("E-Mail gesendet")).toBeVisible();
  await page.goto(linkIn((await mailSink.waitForMail(anna.email)).text));
  await page.getByLabel("Neues Passwort", { exact: true }).fill("Käsknöpfle im Montafon");
  await page.getByLabel("Neues Passwort wiederholen", { exact: true }).fill("Käsknöpfle im Montafon");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Passwort geändert")).toBeVisible();
});

test("there is nothing to agree to where nothing is counted [NAV-42]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookie-Hinweis" })).toBeHidden();
});
