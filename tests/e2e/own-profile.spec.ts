import { expect, expectAccessible, expectGoodWideAndNarrow, screens, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { unique } from "../support/people";
import { openStarted } from "../support/touch";

test("checks the name while one types, warns before changes are lost, throws them away and saves [OWN-09, OWN-10, OWN-14]", async ({
  page,
  newPerson,
  signIn,
}) => {
  const [anna, ben] = [await newPerson({ title: "Bleibt" }), await newPerson({ name: unique("Ben Rusch") })];
  await signIn(anna);
  await openStarted(page, "/profil");
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
  await expect(page).toHaveURL(/\/profil$/);
});

test("warns before changes are lost, also while its program still comes [OWN-09]", async ({ page, viewer: _ }) => {
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
  }, async ({ page, viewer: _ }) => {
    await openStarted(page, "/profil/bearbeiten");
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

test("goes on without an answer about the name, and asks again on saving [OWN-15]", async ({
  page,
  viewer: _,
  newPerson,
  expectTrouble,
}) => {
  expectTrouble(/name-frei|ERR_FAILED|^400 POST .*bearbeiten/);
  const ben = await newPerson({ name: unique("Ben Rusch") });
  await openStarted(page, "/profil/bearbeiten");
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

test("asks for a name once nothing was typed for a second [CONST-23]", async ({ page, viewer: _ }) => {
  await page.clock.install();
  await openStarted(page, "/profil/bearbeiten");
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

test("lets one choose five specialisations, and cancelling brings back the saved ones [OWN-32, OWN-33]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ portfolioHighlights: ["SEO"] }));
  await openStarted(page, "/profil");
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
