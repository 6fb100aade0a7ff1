import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { isThere, kept, open, promise, sent, title } from "../support/kept-texts";
import { chosenPicture } from "../support/posts";

test("a picture that is chosen before the program runs is not lost [WORK-103]", async ({ page, viewer: _ }) => {
  await open(page);
  await title(page).fill("Etiketten");
  await expect.poll(() => kept(page)).toHaveLength(1);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/arbeiten/neu");
  await page.locator("input[type=file][name=files]").setInputFiles(await chosenPicture("eins.png", 400, 300));
  await expect(page.getByText("Hier ist noch ein früherer Entwurf von Ihnen.", { exact: true })).toBeVisible();
  await expect(page.locator("form#arbeit ol img").first()).toBeVisible();
  await title(page).fill("Etiketten und ein Plakat");
  await open(page);
  await expect(isThere(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten");
});

test("a refused deletion of the account leaves what is kept, a real one removes it [WORK-105]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/^4\d\d POST .*\/profil\/loeschen\.data$/);
  await open(page);
  await title(page).fill("Etiketten");
  await expect.poll(() => kept(page)).toHaveLength(1);
  page.on("dialog", (dialog) => dialog.accept());
  await open(page, "/profil/loeschen");
  const main = page.locator("#inhalt");
  const remove = main.getByRole("button", { name: "Endgültig löschen", exact: true });
  await main.locator("input[type=password]").fill("ein falsches Passwort");
  await remove.click();
  await expect(main.getByText(/^Fehler beim Löschen des Profils/).first()).toBeVisible();
  expect(await kept(page)).toHaveLength(1);
  await main.locator("input[type=password]").fill(anna.password);
  await remove.click();
  await expect(page.getByText("Profil und Account erfolgreich gelöscht").first()).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});

test("a browser that keeps nothing has the form, and is promised nothing [WORK-105]", async ({ page, viewer: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(page);
  await title(page).fill("Etiketten");
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(page);
  await expect(page.getByLabel("Bilder wählen")).toBeAttached();
  await expect(promise(page)).toBeHidden();
});

test("a wrong field in a folded part opens it and has the focus [WORK-106]", async ({ page, viewer: _ }) => {
  await open(page);
  const link = page.getByLabel("Link zum Ergebnis");
  await expect(link).toBeHidden();
  await expectGoodWideAndNarrow(page);
  const fold = page.locator("summary", { hasText: /^Anteil, Text und Link/ });
  await fold.click();
  await title(page).fill("Etiketten");
  await link.fill("keine Adresse");
  await fold.click();
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/Bitte geben Sie eine Web-Adresse ein/);
  expect(await sent(page)).toEqual([false]);

  await link.fill("www.beispiel.at");
  await expect(link).not.toHaveAccessibleDescription(/Bitte geben Sie eine Web-Adresse ein/);
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
});
