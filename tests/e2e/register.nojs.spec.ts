import { expect, test } from "../support/fixtures";
import { password } from "../support/people";
import { confirmationLink, registration } from "../support/registration";

test("the dialogs of the header open without script, and one registers and confirms the address [NAV-27, AUTH-47]", async ({
  page,
  mailSink,
}) => {
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
  await page.goto(await confirmationLink(mailSink, email));
  await expect(page.getByText("Mit einem Klick bestätigen Sie")).toBeVisible();
  await expect(page.getByText("Ihre E-Mail-Adresse wird bestätigt...")).toBeHidden();
  await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "E-Mail bestätigt!" })).toBeVisible();
});

test("the dialogs open and close without script in a browser that knows no `command` [GEN-37, NAV-27]", async ({
  page,
}) => {
  await page.route("**/impressum", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(" commandfor=", " data-unknown=") });
  });
  await page.goto("/impressum");
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await expect(dialog.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
  await expect(dialog).toHaveCSS("opacity", "1");
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await expect(dialog).toBeHidden();
});

test("there is nothing to agree to where nothing is counted [NAV-42]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Cookie-Hinweis" })).toBeHidden();
});
