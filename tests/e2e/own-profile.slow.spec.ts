import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { unique } from "../support/people";
import { touch } from "../support/touch";

test("shows both texts in the second window, and lets it save its own or take the other [OWN-51]", async ({
  page,
  context,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  await signIn(await newPerson());
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto("/profil/bearbeiten");
    await touch(window);
  }
  await page.getByLabel("Titel").fill("aus dem ersten");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page).toHaveURL(/\/profil$/);
  await other.getByLabel("Titel").fill("aus dem zweiten");
  await other.getByRole("button", { name: "Speichern" }).click();
  await expect(other.getByText("Ihr Profil wurde inzwischen geändert")).toBeInViewport();
  const both = other.locator("section", { hasText: "Ihre Eingabe" });
  await expect(both).toHaveText("TitelGespeichertaus dem erstenIhre Eingabeaus dem zweiten");
  await expect(other.getByLabel("Titel")).toHaveValue("aus dem zweiten");
  await expectGoodWideAndNarrow(other);
  await other.getByRole("button", { name: "Speichern" }).click();
  await expect(both).toBeVisible();
  await other.getByLabel("Meine Eingabe soll gelten").check();
  await other.getByRole("button", { name: "Speichern" }).click();
  await expect(other).toHaveURL(/\/profil$/);
  await expect(other.getByText("aus dem zweiten")).toBeVisible();

  await page.goto("/profil/bearbeiten");
  await touch(page);
  await other.goto("/profil/bearbeiten");
  await other.getByLabel("Titel").fill("noch einer");
  await other.getByRole("button", { name: "Speichern" }).click();
  await expect(other).toHaveURL(/\/profil$/);
  await page.getByLabel("Titel").fill("wird verworfen");
  await page.getByRole("button", { name: "Speichern" }).click();
  page.once("dialog", (question) => question.accept());
  await page.getByRole("link", { name: "Gespeichertes übernehmen" }).click();
  await expect(page.getByLabel("Titel")).toHaveValue("noch einer");
});

test("takes a liked profile out and leaves the dialog open [LIKE-14, LIKE-18, LIKE-20, OWN-35]", async ({
  page,
  newPerson,
  signIn,
}) => {
  const [ben, carla] = [
    await newPerson({ name: unique("Ben Rusch") }),
    await newPerson({ name: unique("Carla Jäger") }),
  ];
  await signIn(await newPerson());
  for (const { slug } of [ben, carla]) {
    await page.goto(`/kreative/${slug}`);
    await touch(page);
    await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
    await expect(page.getByText("Geliket!")).toBeVisible();
  }
  await page.goto("/profil");
  await touch(page);
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  const dialog = page.getByRole("dialog", { name: "Meine Favoriten" });
  await expect(dialog.getByRole("link", { name: ben.name })).toBeVisible();
  await expectAccessible(page, { within: "#favoriten" });
  await dialog.getByRole("button", { name: new RegExp(`Entfernen.*${ben.name}`) }).click();
  await expect(page.getByText("Aus Favoriten entfernt")).toBeVisible();
  await expect(dialog.getByText(ben.name)).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: new RegExp(`Entfernen.*${carla.name}`) })).toBeFocused();
});

test("says in the dialog that the liked profiles can't be loaded, and tries again [LIKE-21]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^502 GET \/favoriten/);
  await signIn(await newPerson());
  await page.goto("/profil");
  await touch(page);
  await page.route(/\/favoriten\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  const dialog = page.getByRole("dialog", { name: "Meine Favoriten" });
  await expect(dialog.getByText("Fehler beim Laden der Favoriten")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(/\/favoriten\.data/);
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  await expect(dialog.getByText("Noch keine Favoriten")).toBeVisible();
  await expect(dialog.getByText("Fehler beim Laden der Favoriten")).toBeHidden();
});
