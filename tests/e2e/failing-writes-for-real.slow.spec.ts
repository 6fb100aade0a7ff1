import { db } from "../../app/db/client.server";
import { whileWritesFail } from "../support/failing-writes";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createPerson } from "../support/people";
import { openStarted } from "../support/touch";

test("a form in a page that lost its connection keeps what was typed, and is sent once it is back [TELL-05]", async ({
  page,
  context,
  viewer: anna,
  expectTrouble,
}) => {
  await openStarted(page, "/profil");
  await page.getByRole("link", { name: "Konto löschen" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Zur Sicherheit: Ihr Passwort", { exact: true });
  // The dialog is loaded when it is asked for.
  await expect(field).toBeVisible();
  expectTrouble(/^net::ERR_INTERNET_DISCONNECTED ((GET|HEAD) .*\/assets\/|POST )/);
  await context.setOffline(true);
  await field.fill(anna.password);
  const button = dialog.getByRole("button", { name: /löschen/ });
  await button.click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Fehler beim Löschen des ProfilsDie Verbindung ist abgebrochen.",
  );
  await expect(field).toHaveValue(anna.password);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByText("Profil und Account erfolgreich gelöscht")).toBeVisible();
});

test("a button in a page that lost its connection says so, also when the toasts' own script can't come [TELL-05]", async ({
  page,
  viewer: _,
  context,
  newPerson,
  expectTrouble,
}) => {
  const ben = await newPerson();
  await openStarted(page, `/kreative/${ben.slug}`);
  expectTrouble(/^net::ERR_INTERNET_DISCONNECTED (GET|HEAD) .*\/assets\//);
  await context.setOffline(true);
  const like = page.getByRole("main").getByRole("button", { name: "Gefällt mir", exact: true });
  await like.click();
  const toast = page.getByRole("dialog", { name: "Meldung" });
  await expect(toast).toContainText("Ein Fehler ist aufgetretenDie Verbindung ist abgebrochen.");
  await expectAccessible(page);
  await context.setOffline(false);
  await like.click();
  await expect(page.getByRole("button", { name: "Gefällt mir nicht mehr" })).toBeVisible();
});

test("a page that is older than the server sends its form as it would without script [TELL-06]", async ({
  page,
  viewer: _,
  expectTrouble,
}) => {
  await openStarted(page, "/profil");
  expectTrouble(/^404 HEAD \/assets\/manifest/);
  expectTrouble(/^400 POST \/profil\/loeschen$/);
  // The next page is of the server's age, and loads what it names.
  await page.route(/\/assets\/manifest-/, (route) =>
    route.request().method() === "HEAD" ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole("link", { name: "Konto löschen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Zur Sicherheit: Ihr Passwort", { exact: true }).fill("falsch geraten");
  await dialog.getByRole("button", { name: /löschen/ }).click();
  await expect(page).toHaveURL(/\/profil\/loeschen$/);
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Das Passwort stimmt nicht");
});

test("a picture for an article that does not get through is told in the editor [TELL-04]", async ({
  page,
  superadmin: _,
  expectTrouble,
}) => {
  await openStarted(page, "/blog/admin/neu");
  expectTrouble(/^net::ERR_\w+ POST .*\/blog\/admin\/bilder$/);
  await page.route("**/blog/admin/bilder", (route) => route.abort("connectionreset"));
  const file = { name: "bild.png", mimeType: "image/png", buffer: Buffer.from("kein Bild") };
  await page.locator("label", { hasText: "Bild hochladen" }).locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("Das Bild konnte nicht hochgeladen werden")).toBeVisible();
});

test("the page of a form that was not saved is good to use, and keeps the chosen day [TELL-45]", async ({
  page,
  superadmin: _,
  expectTrouble,
}) => {
  expectTrouble(/^50[03] POST /);
  await page.goto(`/admin/profile/${(await createPerson(db)).id}`);
  await page.getByLabel("Empfohlen bis einschließlich").fill("2099-01-31");
  // As a browser without script sends it, which can't be checked itself: the checker needs timers.
  await whileWritesFail(db, () =>
    Promise.all([
      page.waitForURL("**/empfehlen"),
      page.locator("form[action$=empfehlen]").evaluate((form: HTMLFormElement) => form.submit()),
    ]),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Nicht gespeichert" })).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Noch einmal senden" }).click();
  await expect(page.getByText("Profil empfohlen", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Empfohlen bis einschließlich")).toHaveValue("2099-01-31");
});
