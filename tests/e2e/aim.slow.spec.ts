import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { password } from "../support/people";
import { confirmationLink, registration } from "../support/registration";
import { touch } from "../support/touch";

test("a visitor reads why the button is off, registers, confirms, and has the dialog open [AUTH-64, LOOK-08]", async ({
  page,
  newPerson,
  mailSink,
}) => {
  const ben = await newPerson();
  const { name, email } = registration();
  await page.goto(`/kreative/${ben.slug}`);
  const button = page.getByRole("button", { name: "Nachricht senden" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription("Bitte melden Sie sich an, um zu interagieren");
  await expectAccessible(page);
  await touch(page);
  await button.press("Enter");
  await expect(page.getByText("Bitte melden Sie sich an, um eine Nachricht zu senden")).toBeVisible();
  await page.getByRole("link", { name: "Bitte melden Sie sich an, um zu interagieren" }).click();
  await page.getByRole("link", { name: "Noch kein Konto? Registrieren" }).click();
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Name" }).fill(name);
  await main.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await main.getByLabel("Passwort", { exact: true }).fill(password);
  await main.getByRole("checkbox", { name: /AGB/ }).check();
  await main.getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sehen Sie in Ihr Postfach" })).toBeVisible();
  await expectGoodWideAndNarrow(page);

  await page.goto(await confirmationLink(mailSink, email));
  const dialog = page.getByRole("dialog", { name: `Nachricht an ${ben.name}` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: "Betreff" }).fill("Ein Plakat");
  await dialog.getByRole("textbox", { name: "Nachricht" }).fill("Hätten Sie Zeit?");
  await dialog.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Nachricht gesendet")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`/kreative/${ben.slug}`);
});
