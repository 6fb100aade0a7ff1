import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
} from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openMenu } from "../support/menus";
import { password } from "../support/people";
import { confirmationLink, registration } from "../support/registration";
import { touch } from "../support/touch";

test.describe("the dialogs", () => {
  for (const screen of screens)
    test(`lead from sign-in to the forgotten password and back, and to the registration, on a ${screen} [NAV-27, NAV-28, AUTH-06]`, {
      tag: `@${screen}`,
    }, async ({ page, isMobile }) => {
      await page.goto("/impressum");
      if (isMobile) await page.getByRole("button", { name: "Menü" }).click();
      await page.getByRole("button", { name: "Anmelden" }).filter({ visible: true }).first().click();
      const dialog = (name: string) => page.getByRole("dialog", { name });
      await expect(dialog("Anmelden")).toBeVisible();
      await expectAccessible(page);
      await touch(page);
      await page.getByRole("button", { name: "Passwort vergessen?" }).click();
      await expect(dialog("Passwort vergessen")).toBeVisible();
      await expect(dialog("Anmelden")).toBeHidden();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Zurück zur Anmeldung" }).click();
      await expect(dialog("Anmelden")).toBeVisible();
      await expect(dialog("Passwort vergessen")).toBeHidden();
      await page.getByRole("button", { name: "Noch kein Konto? Registrieren" }).click();
      await expect(dialog("Registrieren")).toBeVisible();
      await expect(dialog("Anmelden")).toBeHidden();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

  test("sign in with the keyboard alone, stay on the page and greet [AUTH-01, AUTH-02, NAV-27]", async ({
    page,
    newPerson,
  }) => {
    const anna = await newPerson();
    await page.goto("/agb");
    // The dialog is in the banner too, and its own button is visible while it closes.
    const opener = page
      .getByRole("banner")
      .locator("[command=show-modal][commandfor=anmelden]")
      .filter({ visible: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const email = page.getByRole("dialog").getByRole("textbox", { name: "E-Mail" });
    await expect(email).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await page.keyboard.type(anna.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(anna.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
    await expect(page.getByText("Willkommen zurück!")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Anmelden" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/agb$/);
    await expect(page.getByRole("button", { name: "Kontomenü" })).toBeVisible();
    await expectGoodWideAndNarrow(page);
  });
});

test("a form says no longer what the server has refused once its check refuses something else [TELL-52]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/auth/);
  const anna = await newPerson();
  await page.goto("/auth");
  const form = page.locator("main form");
  const email = form.getByRole("textbox", { name: "E-Mail" });
  const problem = form.getByText("Ungültige E-Mail oder Passwort");
  const signIn = async (address: string) => {
    await email.fill(address);
    await form.getByLabel("Passwort", { exact: true }).fill("ein falsches Passwort");
    await form.getByRole("button", { name: "Anmelden", exact: true }).click();
  };
  await signIn(anna.email);
  await expect(problem).toBeVisible();
  await signIn("anna");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(problem).toHaveCount(0);
  await signIn(anna.email);
  await expect(problem).toBeVisible();
});

test("a dialog stays open when its button is double-clicked, and closes on a click beside it", async ({ page }) => {
  await page.goto("/agb");
  await touch(page);
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await expect(dialog.getByRole("textbox", { name: "E-Mail" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test.describe("registering", () => {
  test("in a low dialog shows what to mend below its title, and leads on to the page that says what is next [AUTH-17, NAV-27, NAV-50]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto("/agb");
    await touch(page);
    await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
    const dialog = page.getByRole("dialog", { name: "Registrieren" });
    const { name, email } = registration();
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("textbox", { name: "E-Mail" }).fill("anna@");
    await dialog.getByLabel("Passwort", { exact: true }).fill(password);
    await dialog.getByRole("checkbox", { name: /AGB/ }).check();
    await dialog.getByRole("button", { name: "Registrieren", exact: true }).click();
    await expect(dialog.getByRole("textbox", { name: "E-Mail" })).toBeFocused();
    const title = await dialog.getByRole("heading", { name: "Registrieren" }).boundingBox();
    const label = await dialog.locator("label", { hasText: "E-Mail" }).first().boundingBox();
    expect(label?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));

    await dialog.getByRole("textbox", { name: "E-Mail" }).fill(email);
    await dialog.getByRole("button", { name: "Registrieren", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sehen Sie in Ihr Postfach" })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("names the field after the kind of user [AUTH-14, AUTH-15]", async ({ page }) => {
    await page.goto("/auth?modus=registrieren");
    await touch(page);
    const name = page.getByRole("textbox", { name: "Name" });
    await expect(page.getByRole("radio", { name: "Kreative/r" })).toBeChecked();
    await expect(name).toHaveAttribute("placeholder", "Vor- und Nachname");
    await page.getByRole("group", { name: "Ich bin" }).getByText("Unternehmen").click();
    await expect(page.getByRole("radio", { name: "Unternehmen" })).toBeChecked();
    await expect(name).toHaveAttribute("placeholder", "Unternehmensname");
  });

  test("shows the password while one wants to see it", async ({ page }) => {
    await page.goto("/auth?modus=registrieren");
    await touch(page);
    const field = page.getByLabel("Passwort", { exact: true });
    await field.fill(password);
    const toggle = page.getByRole("button", { name: "Passwort anzeigen" });
    await toggle.click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await toggle.click();
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue(password);
  });

  test("goes from the dialog over the mail to the own profile [AUTH-26, AUTH-27, AUTH-28, AUTH-47, AUTH-48]", async ({
    page,
    mailSink,
  }) => {
    const { name, email } = registration();
    await page.goto("/impressum");
    await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
    await touch(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("textbox", { name: "E-Mail" }).fill(email);
    await dialog.getByLabel("Passwort", { exact: true }).fill(password);
    await dialog.getByRole("checkbox", { name: /AGB/ }).check();

    const release = await holdRequests(page, /\/auth\.data/);
    await dialog.getByRole("button", { name: "Registrieren", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Wird registriert..." })).toBeVisible();
    release();

    await expect(page.getByText("Registrierung erfolgreich")).toBeVisible();
    await expect(page.getByText("Bitte überprüfen Sie Ihre E-Mail, um Ihr Konto zu bestätigen.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(dialog.getByRole("checkbox", { name: /AGB/ })).not.toBeChecked();

    const releaseConfirmation = await holdRequests(page, /\/auth\/confirm\.data/);
    await page.goto((await confirmationLink(mailSink, email)).replace(/redirect_to=.*/, "redirect_to=%2Fdatenschutz"));
    await expect(page.getByText("Ihre E-Mail-Adresse wird bestätigt...")).toBeVisible();
    releaseConfirmation();
    await expect(page.getByRole("heading", { name: "E-Mail bestätigt!" })).toBeVisible();
    await expect(page).toHaveURL(/\/datenschutz$/);
    await expect(page.getByRole("button", { name: "Kontomenü" })).toContainText(name);
  });
});

test("signing out in one tab shows in the others, touched or not [AUTH-34, AUTH-38]", async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto("/");
  await touch(page);
  const [touched, untouched] = [await context.newPage(), await context.newPage()];
  await touched.goto("/agb");
  await touch(touched);
  await untouched.goto("/datenschutz");
  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible();
  await expect(page.getByText("Auf Wiedersehen!")).toBeVisible();
  for (const tab of [page, touched, untouched]) {
    await expect(tab.getByRole("button", { name: "Kontomenü" })).toHaveCount(0);
    await expect(tab.getByRole("banner").getByRole("button", { name: "Registrieren" })).toBeVisible();
  }
});

// Contrast does not depend on the width: the light pages are tried on the desktop, the dark ones on a phone.
for (const colorScheme of ["light", "dark"] as const) {
  test(`the pages to sign in and to register can be used by everyone, in the ${colorScheme}`, {
    tag: colorScheme === "dark" ? "@phone" : [],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const mode of ["anmelden", "registrieren", "passwort"]) {
      await page.goto(`/auth?modus=${mode}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("the picture of a page stays when one comes back to it [AUTH-06]", async ({ page }) => {
  await page.goto("/auth?modus=anmelden");
  await touch(page);
  const main = page.getByRole("main");
  const drawing = main.locator(".facade svg");
  await expect(drawing).toHaveCount(1);
  await main.getByRole("link", { name: "Noch kein Konto? Registrieren" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Registrieren");
  await expect(drawing).toHaveCount(1);
  await main.getByRole("link", { name: "Schon registriert? Anmelden" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
  await expect(drawing).toHaveCount(1);
});
