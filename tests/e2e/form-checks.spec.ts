import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openStarted } from "../support/touch";

/** Lets no wait for a part of the program end by itself. */
const waitForEver = (page: Page) =>
  page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) => (ms === 2000 ? 0 : timeout(run, ms))) as typeof setTimeout;
  });

const checks = /\/assets\/check-form-[^/]+\.js$/;

test("loads what checks a form when it is first used, and sends without it when it does not come", async ({
  page,
  expectTrouble,
}) => {
  let asked = 0;
  // Never answered, as on a connection that has just died.
  await page.route(checks, () => {
    asked += 1;
  });
  await openStarted(page, "/");
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

test("shows that a form waits for its check, and sends nothing that it refuses", async ({ page }) => {
  const letGo = await holdRequests(page, checks);
  await waitForEver(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openStarted(page, "/auth");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-Mail" }).fill("anna");
  const button = main.locator("form button").last();
  await button.click();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  letGo();
  await expect(main.getByRole("textbox", { name: "E-Mail" })).toBeFocused();
  await expect(button).not.toHaveAttribute("aria-disabled");
  expect(sent.filter((url) => url.includes("/auth"))).toEqual([]);
});

test("asks for no check of a form before it is used", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openStarted(page, "/kreative");
  await page.getByRole("searchbox").first().focus();
  expect(asked.filter((url) => checks.test(url))).toEqual([]);
  expect(asked.some((url) => /\/assets\/[\w-]{7}\.js$/.test(url))).toBe(true);
});

const forms = /\/assets\/auth-forms-[^/]+\.js$/;

test("loads the sign-in form at the first touch of its button, and a press waits [FAST-103]", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const letGo = await holdRequests(page, forms);
  await waitForEver(page);
  await openStarted(page, "/agb");
  expect(asked.filter((url) => forms.test(url))).toEqual([]);

  const opener = page.getByRole("banner").getByRole("button", { name: "Anmelden" });
  const loading = page.waitForRequest(forms);
  await opener.hover();
  await loading;
  await opener.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letGo();
  const email = page.getByRole("dialog", { name: "Anmelden" }).getByRole("textbox", { name: "E-Mail" });
  await expect(email).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(email).toBeHidden();
  await expect(opener).toBeFocused();
});

test("signs in with the server's dialog or on a page when the form can't be loaded [FAST-103]", async ({
  page,
  newPerson,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_FAILED .*\/assets\/auth-forms/);
  const anna = await newPerson();
  await page.route(forms, (route) => route.abort());
  await openStarted(page, "/impressum");
  const opener = page.getByRole("banner").getByRole("button", { name: "Anmelden" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByRole("textbox", { name: "E-Mail" }).fill(anna.email);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await expect(page).toHaveURL("/agb");
  await opener.click();
  await expect(page).toHaveURL("/auth?modus=anmelden&weiter=%2Fagb");

  await openStarted(page, "/impressum");
  await opener.click();
  await dialog.getByRole("textbox", { name: "E-Mail" }).fill(anna.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(anna.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText("Erfolgreich angemeldet")).toBeVisible();
  await expect(page).toHaveURL("/impressum");
});

test("an entry of a list that is missing, or there already, is said at its field [CALL-90]", async ({
  page,
  company: _,
}) => {
  await openStarted(page, "/ausschreibungen/neu");
  const entry = page.getByRole("main").getByLabel("Anforderungen: neuer Eintrag");
  const add = page.getByRole("main").getByRole("button", { name: "Anforderungen: Eintrag hinzufügen" });
  await add.click();
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAccessibleDescription(/^Bitte geben Sie zuerst einen Eintrag ein\./);
  for (const text of ["Humor", "Humor"]) {
    await entry.fill(text);
    await expect(entry).not.toHaveAttribute("aria-invalid");
    await add.click();
  }
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAccessibleDescription(/^„Humor“ steht schon in der Liste\./);
  await expect(entry).toHaveValue("Humor");
});
