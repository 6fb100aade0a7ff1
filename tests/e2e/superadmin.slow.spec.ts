import { db } from "../../app/db/client.server";
import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
} from "../support/fixtures";
import { createImport } from "../support/imports";
import { runClockUntil } from "../support/page-clock";
import { unique, uniqueEmail } from "../support/people";
import { reserve } from "../support/reservations";
import { openStarted } from "../support/touch";

test("reserves a profile, copies its link from the toast, and finds it on the dashboard [ADM-24]", async ({
  page,
  superadmin: _,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/reserve-profile");
  await expectGoodWideAndNarrow(page);
  const name = unique("Frida Rüf");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-Mail").fill(uniqueEmail("frida"));
  await page.getByRole("button", { name: "Profil reservieren" }).click();
  await expect(page.getByText("Reserviertes Profil erfolgreich erstellt!")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await page.getByRole("button", { name: "Kopieren", exact: true }).click();
  await expect(page.getByText("Claim-Link kopiert!")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/claim-profile\/[\w-]{43}$/);
  await expectGoodWideAndNarrow(page);

  await page.goto(`/admin/dashboard?q=${encodeURIComponent(name)}`);
  const reservations = page.getByRole("table", { name: "Reservierte Profile" });
  const row = reservations.getByRole("row", { name });
  await expect(row).toContainText("Ausstehend");
  await row.getByRole("button", { name: /Claim-Link kopieren/ }).click();
  await expect(page.getByText("Claim-Link kopiert!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test("shows a new claim link for ten seconds [ADM-17]", async ({ page, superadmin: _ }) => {
  await page.clock.install();
  await page.goto("/admin/reserve-profile");
  const name = unique("Frida Rüf");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-Mail").fill(uniqueEmail("frida"));
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: `Claim-Link für ${name}` });
  // From here on only the test moves the page's clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Profil reservieren" }).click();
  await page.mouse.move(1, 1);
  await runClockUntil(toast, 1);
  await page.clock.runFor(9500);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});

test("claims a profile: the button waits for the terms, only the first password can be shown [CLAIM-06, CLAIM-07]", async ({
  page,
}) => {
  await page.goto((await reserve(db)).path);
  // The header's dialogs have password fields too.
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: "Profil beanspruchen" });
  await expect(submit).toBeDisabled();
  await expectGoodWideAndNarrow(page);
  await expect(main.getByRole("button", { name: "Passwort anzeigen" })).toHaveCount(1);
  await main.getByLabel("Passwort", { exact: true }).fill("Mostbirne am Pfänder 27");
  await main.getByRole("button", { name: "Passwort anzeigen" }).click();
  await expect(main.getByLabel("Passwort", { exact: true })).toHaveAttribute("type", "text");
  await main.getByLabel("Passwort bestätigen", { exact: true }).fill("anders");
  await main.getByRole("checkbox").check();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText("Passwörter stimmen nicht überein")).toBeVisible();
  await expectGoodWideAndNarrow(page);
});

test("adds a skill to a creative once, and takes one off", async ({ page, superadmin: _, newPerson }) => {
  const anna = await newPerson({ skills: ["Illustration", "Druck"] });
  await openStarted(page, `/admin/profile/${anna.id}`);
  await page.getByLabel("Neue Fähigkeit hinzufügen:").fill("Siebdruck");
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page.getByRole("checkbox", { name: "Siebdruck" })).toBeChecked();
  await page.getByLabel("Neue Fähigkeit hinzufügen:").fill("siebdruck");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: /siebdruck/i })).toHaveCount(1);
  await page.getByText("Druck", { exact: true }).click();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Druck", exact: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Siebdruck" })).toBeChecked();
});

for (const screen of screens)
  test(`shows the operator's figures in light and dark, on a ${screen}`, { tag: `@${screen}` }, async ({
    page,
    newPerson,
    signIn,
    isMobile,
  }) => {
    // Contrast does not depend on the width: the light page is tried on the desktop, the dark one on a phone.
    await page.emulateMedia({ colorScheme: isMobile ? "dark" : "light" });
    await signIn(await newPerson({ isSuperadmin: true }));
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Betrieb" })).toBeVisible();
    await page.getByText("Als Tabelle").click();
    await expect(page.getByRole("table", { name: "Die letzten 30 Tage" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("moves through a list with j and k, opens with Enter, chooses rows with x or all at once [ADM-62, ADM-63]", async ({
  page,
  superadmin: _,
  newPerson,
}) => {
  const family = unique("Wahlfund").replaceAll(" ", "");
  for (const name of ["Eins", "Zwei", "Drei"]) await newPerson({ name: `${family} ${name}` });
  await page.goto("/admin/profile");
  const search = page.getByLabel("Name oder E-Mail suchen");
  await search.pressSequentially("jk");
  await expect(search).toHaveValue("jk");
  await openStarted(page, `/admin/profile?q=${family}`);
  const row = (name: string) => page.getByRole("link", { name: `${family} ${name}`, exact: true });
  await expect(page.getByText("J für die nächste Zeile, K für die vorige, X zum Auswählen.")).toBeVisible();
  await row("Drei").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(row("Eins")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(row("Zwei")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `${family} Zwei`, exact: true })).toBeVisible();

  await openStarted(page, `/admin/profile?q=${family}`);
  const box = (name: string) => page.getByRole("checkbox", { name: `${family} ${name} auswählen`, exact: true });
  const all = page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen", exact: true });
  await expect(page.getByRole("button", { name: "Ausblenden …", exact: true })).toBeHidden();
  await row("Drei").focus();
  await page.keyboard.press("x");
  await expect(box("Drei")).toBeChecked();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("2 ausgewählt", { exact: true })).toBeVisible();
  await all.check();
  await expect(page.getByText("3 ausgewählt", { exact: true })).toBeVisible();
  await box("Eins").uncheck();
  await expect(all).not.toBeChecked();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Ausblenden …", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ausblenden: 2 Profile", exact: true })).toBeVisible();
  await expectGoodWideAndNarrow(page);
});

test("has its pages in one line, which scrolls at 360 px to the open one [ADM-89]", async ({ page, superadmin: _ }) => {
  const nav = page.getByRole("navigation", { name: "Administration" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openStarted(page, "/admin/einrichten");
    await expect(nav.getByRole("link", { name: "Einrichten", exact: true })).toBeInViewport({ ratio: 1 });
    expect((await nav.boundingBox())?.height, `at ${width}`).toBeLessThan(70);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await nav.getByRole("link", { name: "Dashboard", exact: true }).focus();
  await expect(nav.getByRole("link", { name: "Dashboard", exact: true })).toBeInViewport({ ratio: 1 });
  await openStarted(page, "/admin/markt");
  await page.locator("main a[href='/admin/gesucht']").last().click();
  await expect(page).toHaveURL(/gesucht$/);
  await expect(nav.getByRole("link", { name: "Gesucht", exact: true })).toBeInViewport({ ratio: 1 });
  await expectGoodWideAndNarrow(page);
});

test("keeps the focus at the button that saves which rows of a list to reserve", async ({ page, superadmin: _ }) => {
  await openStarted(page, `/admin/import/${await createImport(db)}`);
  await page.getByRole("checkbox", { name: /reservieren$/ }).uncheck();
  const save = page.getByRole("button", { name: "Auswahl merken" });
  await save.press("Enter");
  await expect(page.getByText("Auswahl gemerkt")).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /reservieren$/ })).not.toBeChecked();
});
