import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { works } from "../../app/db/schema";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { touch } from "../support/touch";

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("entwurf:")));
/** Of each kept text, whether it counts as sent. */
const sent = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith("entwurf:") ? [(JSON.parse(text) as { isSent: boolean }).isSent] : [],
    ),
  );
const title = (page: Page) => page.getByLabel("Titel", { exact: true });
const isThere = (page: Page) => page.getByText("Ihr Entwurf ist noch da.", { exact: true });
const promise = (page: Page) => page.getByText(/^Was Sie schreiben, bleibt bis zum Speichern in diesem Browser/);

async function open(page: Page, path = "/arbeiten/neu") {
  await page.goto(path);
  await touch(page);
}

test("what is typed for a new work survives a closed tab until it is saved, and no sign-out [WORK-103, WORK-105]", async ({
  page,
  context,
  newPerson,
  signIn,
}) => {
  const anna = await newPerson();
  await signIn(anna);
  await open(page);
  await expect(promise(page)).toContainText("Für neue Bilder gilt das nicht.");
  await title(page).fill("Etiketten");
  await page.locator("summary", { hasText: /^Anteil, Text und Link/ }).click();
  await page.getByLabel("Was war mein Anteil?").fill("Zeichnung");
  await page.locator("summary", { hasText: /^Mitwirkende/ }).click();
  await page.getByLabel("Name (1. Person)").fill("Wer mitgemacht hat");
  await page.close();

  const later = await context.newPage();
  await open(later);
  await expect(isThere(later)).toBeVisible();
  await expect(title(later)).toHaveValue("Etiketten");
  await expect(later.getByLabel("Was war mein Anteil?")).toHaveValue("Zeichnung");
  await expect(later.getByLabel("Was war mein Anteil?")).toBeVisible();
  await expect(later.getByLabel("Name (1. Person)")).toHaveValue("Wer mitgemacht hat");
  await later.getByRole("button", { name: "Entwurf verwerfen", exact: true }).click();
  await expect(title(later)).toHaveValue("");
  await expect(title(later)).toBeFocused();
  expect(await kept(later)).toEqual([]);

  await title(later).fill("Ein Plakat");
  await later.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(later.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(later);
  await expect(promise(later)).toBeVisible();
  await expect(title(later)).toHaveValue("");
  await expect(isThere(later)).toBeHidden();

  await title(later).fill("Nur kurz");
  await expect.poll(() => kept(later)).toHaveLength(1);
  later.on("dialog", (dialog) => dialog.accept());
  await openMenu(later);
  await later.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(later.getByText("Erfolgreich abgemeldet")).toBeVisible();
  expect(await kept(later)).toEqual([]);
});

test("a draft that is older than the saved work is offered and overwrites nothing unseen [WORK-104]", async ({
  page,
  db,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^409 POST .*\/bearbeiten\.data$/);
  const anna = await newPerson();
  const [work] = await db
    .insert(works)
    .values({ userId: anna.id, slug: "etiketten", title: "Etiketten" })
    .returning({ id: works.id });
  const path = `/arbeiten/${work?.id}/bearbeiten`;
  await signIn(anna);
  await open(page, path);
  await expect(promise(page)).toBeVisible();
  await title(page).fill("Etiketten, getippt");
  await db.update(works).set({ title: "Etiketten, gespeichert" }).where(eq(works.userId, anna.id));

  page.on("dialog", (dialog) => dialog.accept());
  await open(page, path);
  await expect(page.getByText("Hier ist noch ein früherer Entwurf von Ihnen.", { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten, gespeichert");
  await page.getByRole("button", { name: "Entwurf übernehmen", exact: true }).click();
  await expect(title(page)).toHaveValue("Etiketten, getippt");
  await expect(title(page)).toBeFocused();
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Diese Arbeit wurde inzwischen geändert")).toBeVisible();
  await expect.poll(() => sent(page)).toEqual([false]);
  await page.getByLabel("Meine Eingabe soll gelten").check();
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(page, path);
  await expect(promise(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten, getippt");
  await expect(isThere(page)).toBeHidden();
  expect(await kept(page)).toEqual([]);
});

test("a picture that is chosen before the program runs is not lost to a kept draft [WORK-103]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await open(page);
  await title(page).fill("Etiketten");
  await expect.poll(() => kept(page)).toHaveLength(1);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/arbeiten/neu");
  await page.locator("input[type=file][name=files]").setInputFiles({
    ...{ name: "eins.png", mimeType: "image/png" },
    buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText("Hier ist noch ein früherer Entwurf von Ihnen.", { exact: true })).toBeVisible();
  await expect(page.locator("form#arbeit ol img").first()).toBeVisible();
  await title(page).fill("Etiketten und ein Plakat");
  await open(page);
  await expect(isThere(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten");
});

test("a refused deletion of the account leaves what is kept, a real one removes it [WORK-105]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  expectTrouble(/^4\d\d POST .*\/profil\/loeschen\.data$/);
  const anna = await newPerson();
  await signIn(anna);
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

test("a browser that keeps nothing still has the form, and is promised nothing [WORK-105]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await signIn(await newPerson());
  await open(page);
  await title(page).fill("Etiketten");
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(page);
  await expect(page.getByLabel("Bilder wählen")).toBeAttached();
  await expect(promise(page)).toBeHidden();
});

test("a wrong field in a folded part of the form opens it and has the focus [WORK-106]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
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
