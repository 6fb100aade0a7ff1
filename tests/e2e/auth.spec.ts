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
import { openStarted, touch } from "../support/touch";

test.describe("the dialogs", () => {
  for (const screen of screens)
    test(`lead from sign-in to the forgotten password and back, and to the registration, on a ${screen} [NAV-27, NAV-28]`, {
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

  test("sign in with the keyboard alone, and stay on the page [NAV-27]", async ({ page, newPerson }) => {
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
  await openStarted(page, "/agb");
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

test("registering in a low dialog shows what to mend below its title, leads on to the page that says what is next, and over the mail to where one was [AUTH-26, AUTH-27, AUTH-47, NAV-27, NAV-50]", async ({
  page,
  mailSink,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await openStarted(page, "/agb");
  const open = () => page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
  await open();
  const dialog = page.getByRole("dialog", { name: "Registrieren" });
  const field = (name: string) => dialog.getByRole("textbox", { name });
  const { name, email } = registration();
  await field("Name").fill(name);
  await field("E-Mail").fill("anna@");
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  const toggle = dialog.getByRole("button", { name: "Passwort anzeigen" });
  await toggle.click();
  await expect(dialog.getByLabel("Passwort", { exact: true })).toHaveAttribute("type", "text");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(dialog.getByLabel("Passwort", { exact: true })).toHaveAttribute("type", "password");
  await dialog.getByRole("checkbox", { name: /AGB/ }).check();
  const send = dialog.getByRole("button", { name: "Registrieren", exact: true });
  await send.click();
  await expect(field("E-Mail")).toBeFocused();
  const title = await dialog.getByRole("heading", { name: "Registrieren" }).boundingBox();
  const label = await dialog.locator("label", { hasText: "E-Mail" }).first().boundingBox();
  expect(label?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));

  await field("E-Mail").fill(email);
  const release = await holdRequests(page, /\/auth\.data/);
  await send.click();
  await expect(dialog.getByRole("button", { name: "Wird registriert..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Sehen Sie in Ihr Postfach" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(field("Name")).toHaveValue("");
  await expect(dialog.getByRole("checkbox", { name: /AGB/ })).not.toBeChecked();

  const releaseConfirmation = await holdRequests(page, /\/auth\/confirm\.data/);
  await page.goto((await confirmationLink(mailSink, email)).replace(/redirect_to=.*/, "redirect_to=%2Fdatenschutz"));
  await expect(page.getByText("Ihre E-Mail-Adresse wird bestätigt...")).toBeVisible();
  releaseConfirmation();
  await expect(page.getByRole("heading", { name: "E-Mail bestätigt!" })).toBeVisible();
  await expect(page).toHaveURL(/\/datenschutz$/);
});

test("signing out in one tab shows in the others, touched or not [AUTH-38]", async ({ page, viewer: _, context }) => {
  await openStarted(page, "/");
  const [touched, untouched] = [await context.newPage(), await context.newPage()];
  await openStarted(touched, "/agb");
  await untouched.goto("/datenschutz");
  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible();
  for (const tab of [page, touched, untouched]) {
    await expect(tab.getByRole("button", { name: "Kontomenü" })).toHaveCount(0);
    await expect(tab.getByRole("banner").getByRole("button", { name: "Registrieren" })).toBeVisible();
  }
});

test("the picture of a page stays when one comes back to it", async ({ page }) => {
  await openStarted(page, "/auth?modus=anmelden");
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
