import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { works } from "../../app/db/schema";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { touch } from "../support/touch";

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("entwurf:")));
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
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Diese Arbeit wurde inzwischen geändert")).toBeVisible();
  await page.getByLabel("Meine Eingabe soll gelten").check();
  await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click();
  await expect(page.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(page, path);
  await expect(promise(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten, getippt");
  await expect(isThere(page)).toBeHidden();
  expect(await kept(page)).toEqual([]);
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
});
