import { expect, test } from "../support/fixtures";
import { password } from "../support/people";
import { registration } from "../support/registration";

test("the dialogs of the header open without script, and one registers in them [NAV-27]", async ({ page }) => {
  const { name, email } = registration();
  await page.goto("/impressum");
  const open = async (title: string) => {
    await page.getByRole("banner").getByRole("button", { name: title }).click();
    return page.getByRole("dialog", { name: title });
  };
  const signIn = await open("Anmelden");
  await expect(signIn.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signIn).toBeHidden();
  const dialog = await open("Registrieren");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("checkbox", { name: /AGB/ }).check();
  await dialog.getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sehen Sie in Ihr Postfach" })).toBeVisible();
});

test("there is nothing to agree to where nothing is counted [NAV-42]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookie-Hinweis" })).toBeHidden();
});
