import { expect, expectAccessible, expectGoodWideAndNarrow, screens, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { password, unique } from "../support/people";
import { touch } from "../support/touch";

test("checks the name while one types, warns before changes are lost, throws them away and saves [OWN-01, OWN-06, OWN-09, OWN-10, OWN-14, OWN-17, OWN-20]", async ({
  page,
  newPerson,
  signIn,
}) => {
  const [anna, ben] = [await newPerson({ title: "Bleibt" }), await newPerson({ name: unique("Ben Rusch") })];
  await signIn(anna);
  await page.goto("/profil");
  await touch(page);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("link", { name: "Profil bearbeiten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profil bearbeiten" })).toBeVisible();
  await expectGoodWideAndNarrow(page);
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue(anna.name);
  await name.fill(ben.name);
  await expect(page.getByText("Dieser Name ist bereits vergeben")).toBeVisible();
  await name.fill(unique("Ganz Neu"));
  await expect(page.getByText("Dieser Name ist frei")).toBeVisible();
  await page.getByLabel("Titel").fill("Illustration");
  await expect(page.getByText("12/70 Zeichen")).toBeVisible();

  await page.getByRole("link", { name: "Abbrechen" }).click();
  const warning = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page.getByLabel("Titel")).toHaveValue("Illustration");
  await page.getByRole("link", { name: "Abbrechen" }).click();
  await warning.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page.getByText("Bleibt", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Profil bearbeiten" }).click();
  await page.getByLabel("Titel").fill("Illustration");
  const release = await holdRequests(page, /bearbeiten\.data/);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("button", { name: "Speichern..." })).toBeVisible();
  release();
  await expect(page.getByText("Profil erfolgreich aktualisiert")).toBeVisible();
  await expect(page).toHaveURL(/\/profil$/);
  await expect(page.getByRole("paragraph").filter({ hasText: /^Illustration$/ })).toBeVisible();
});

test("warns before changes are lost, also while its program is still on its way [OWN-09]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.route(/\.js$/, () => {});
  // By then the inline script has run, but not the script that it loads.
  await page.goto("/profil/bearbeiten", { waitUntil: "domcontentloaded" });
  const title = page.getByLabel("Titel");
  await title.fill("Illustration");
  const question = page.waitForEvent("dialog");
  const left = page.getByRole("link", { name: "Abbrechen" }).click({ noWaitAfter: true });
  expect((await question).type()).toBe("beforeunload");
  await (await question).dismiss();
  await left;
  await expect(title).toHaveValue("Illustration");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page).toHaveURL(/\/profil$/);
});

for (const screen of screens)
  test(`keeps its buttons clear of the cookie banner, and the field to mend clear of the bar at the lower edge, on a ${screen}`, {
    tag: `@${screen}`,
  }, async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson());
    await page.goto("/profil/bearbeiten");
    await touch(page);
    const save = page.getByRole("button", { name: "Speichern" });
    await save.focus();
    const cookies = page.getByRole("region", { name: "Cookie-Hinweis" });
    const [button, banner] = [await save.boundingBox(), await cookies.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    await cookies.getByRole("button", { name: "Ablehnen" }).click();
    await expect(cookies).toBeHidden();

    const website = page.getByRole("textbox", { name: "Website" });
    await website.fill("keine Adresse");
    await page.getByLabel("Name", { exact: true }).focus();
    await save.click();
    await expect(website).toBeFocused();
    const [field, bar] = [await website.boundingBox(), await save.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

test("goes on without an answer about the name, and asks again on saving [OWN-13, OWN-14, OWN-15]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/name-frei|ERR_FAILED|^400 POST .*bearbeiten/);
  const ben = await newPerson({ name: unique("Ben Rusch") });
  await signIn(await newPerson());
  await page.goto("/profil/bearbeiten");
  await touch(page);
  await page.route(/name-frei/, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("name-frei"));
  const name = page.getByLabel("Name", { exact: true });
  await name.fill(ben.name);
  await lost;
  await page.getByLabel("Titel").fill("Illustration");
  await expect(page.getByText("12/70 Zeichen")).toBeVisible();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/bereits vergeben|Fehler|schiefgegangen/)).toHaveCount(0);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Dieser Name ist bereits vergeben").first()).toBeVisible();
  await expect(page.getByLabel("Titel")).toHaveValue("Illustration");
});

test("asks for a name once nothing was typed for a second [OWN-14, CONST-23]", async ({ page, newPerson, signIn }) => {
  await page.clock.install();
  await signIn(await newPerson());
  await page.goto("/profil/bearbeiten");
  await touch(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes("name-frei")) asked.push(searchParams.get("name") ?? "");
  });
  const [half, whole] = [unique("Eva Moos"), unique("Eva Moosbrugger")];
  const name = page.getByLabel("Name", { exact: true });
  // From here on only the test moves the page's clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await name.fill(half);
  await page.clock.runFor(999);
  await name.fill(whole);
  await page.clock.runFor(1000);
  await expect.poll(() => asked).toEqual([whole]);
  await page.clock.resume();
  await expect(page.getByText("Dieser Name ist frei")).toBeVisible();
});

test("lets one choose five specialisations, and cancelling brings back the saved ones [OWN-02, OWN-29, OWN-32, OWN-33, OWN-34]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ portfolioHighlights: ["SEO"] }));
  await page.goto("/profil");
  await touch(page);
  const dialog = page.getByRole("dialog", { name: "Spezialisierungen" });
  const open = () => page.getByRole("link", { name: "Auswählen" }).click();
  const label = (name: string) => dialog.getByText(name, { exact: true });
  const chip = (name: string) => dialog.getByRole("checkbox", { name, exact: true });
  await open();
  for (const name of ["Branding", "Webdesign", "Fotografie", "Copywriting"]) await label(name).click();
  await expect(chip("Illustration")).toBeDisabled();
  await expect(dialog.getByText("5 von 5 gewählt")).toBeVisible();
  await expectAccessible(page, { within: "#spezialisierungen-waehlen" });
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await open();
  await expect(chip("Branding")).not.toBeChecked();
  await expect(chip("SEO")).toBeChecked();
  await label("Illustration").click();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Spezialisierungen erfolgreich gespeichert!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("list", { name: "Spezialisierungen" }).getByRole("listitem")).toHaveCount(2);
});

test("changes the password and deletes the account in dialogs [OWN-38, OWN-39, OWN-43, OWN-44, OWN-49]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto("/profil");
  await touch(page);
  await page.getByRole("link", { name: "Passwort ändern" }).click();
  const change = page.getByRole("dialog", { name: "Passwort ändern" });
  await change.getByLabel("Aktuelles Passwort", { exact: true }).fill(password);
  await change.getByLabel("Neues Passwort", { exact: true }).fill("Neuer Most 27");
  await change.getByLabel("Neues Passwort wiederholen", { exact: true }).fill("Alter Most 27");
  await change.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(change.getByText("Die neuen Passwörter stimmen nicht überein")).toBeVisible();
  await expectAccessible(page, { within: "#passwort-wechseln" });
  await change.getByLabel("Neues Passwort wiederholen", { exact: true }).fill("Neuer Most 27");
  await change.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByText("Passwort erfolgreich geändert!")).toBeVisible();
  await expect(change).toBeHidden();

  await page.getByRole("link", { name: "Konto löschen" }).click();
  const deletion = page.getByRole("dialog", { name: "Konto löschen?" });
  await expectAccessible(page, { within: "#profil-loeschen" });
  await deletion.getByLabel("Zur Sicherheit: Ihr Passwort", { exact: true }).fill("Neuer Most 27");
  await deletion.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page.getByText("Profil und Account erfolgreich gelöscht")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
