import { eq, sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { works } from "../../app/db/schema";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { isThere, kept, open, promise, sent, title } from "../support/kept-texts";
import { openMenu } from "../support/menus";
import { createWorkOf } from "../support/works";

test("what is typed for a new work survives a closed tab until it is saved, and no sign-out [WORK-103, WORK-105]", async ({
  page,
  viewer: _,
  context,
}) => {
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

test("what was sent before the page's script ran is not kept as unsent [WORK-109]", async ({
  page,
  viewer: _,
  context,
}) => {
  // A page that is being left answers no questions.
  const beside = await context.newPage();
  await beside.goto("/impressum");
  const letGo = await holdRequests(page, "**/assets/*.js");
  await page.goto("/arbeiten/neu");
  await title(page).fill("Etiketten");
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table works in exclusive mode`);
    await page.getByRole("button", { name: "Als Entwurf speichern", exact: true }).click({ noWaitAfter: true });
    letGo();
    await expect.poll(() => sent(beside)).toEqual([true]);
  });
  await expect(page.getByText("Entwurf gespeichert", { exact: true }).first()).toBeVisible();
  await open(page);
  await expect(promise(page)).toBeVisible();
  await expect(title(page)).toHaveValue("");
});

test("a draft that is older than the saved work is offered and overwrites nothing unseen [WORK-104]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/^409 POST .*\/bearbeiten\.data$/);
  const work = await createWorkOf(db, anna, { title: "Etiketten", published: false, publishedAt: null });
  const path = `/arbeiten/${work.id}/bearbeiten`;
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
