import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { blogPosts, workPictures } from "../../app/db/schema";
import { expect, test } from "../support/fixtures";
import { unique } from "../support/people";
import { chosenPicture, createArticle } from "../support/posts";
import { openStarted } from "../support/touch";

/** Holds the uploads to this address until they are let go or fail. */
async function holdUploads(page: Page, path: string) {
  const gate = Promise.withResolvers<"go" | "fail">();
  await page.route(path, async (route) => ((await gate.promise) === "go" ? route.continue() : route.abort()));
  return { letGo: () => gate.resolve("go"), fail: () => gate.resolve("fail") };
}

test("publishing a work while its pictures upload waits for them, and sends what was typed meanwhile [WORK-101]", async ({
  page,
  viewer: anna,
}) => {
  await openStarted(page, "/arbeiten/neu");
  await page.getByLabel("Titel", { exact: true }).fill("Ein Buch");
  await page.getByLabel("Jahr").fill("2025");
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  const uploads = await holdUploads(page, "/arbeiten/bilder");
  await page
    .getByLabel("Bilder wählen")
    .setInputFiles([await chosenPicture("eins.png"), await chosenPicture("zwei.png")]);
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Das Buch, aufgeschlagen");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByRole("button", { name: "Warte auf die Bilder..." })).toBeVisible();
  await page.getByLabel("Was ist auf Bild 2 zu sehen?").fill("Das Buch, zugeklappt");
  uploads.letGo();
  await expect(page.getByText("Arbeit veröffentlicht")).toBeVisible({ timeout: 45_000 });
  const stored = await db
    .select()
    .from(workPictures)
    .where(eq(workPictures.userId, anna.id))
    .orderBy(workPictures.position);
  expect(stored.map(({ alt }) => alt)).toEqual(["Das Buch, aufgeschlagen", "Das Buch, zugeklappt"]);
});

test("a draft that waits for its pictures stays a draft, and a picture that fails ends the wait [WORK-101]", async ({
  page,
  viewer: _,
  expectTrouble,
}) => {
  expectTrouble(/^net::ERR_FAILED POST .*\/arbeiten\/bilder$/);
  await openStarted(page, "/arbeiten/neu");
  await page.getByLabel("Titel", { exact: true }).fill("Ein Entwurf");
  const uploads = await holdUploads(page, "/arbeiten/bilder");
  await page.getByLabel("Bilder wählen").setInputFiles(await chosenPicture("eins.png"));
  await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await expect(page.getByRole("button", { name: "Warte auf die Bilder..." })).toBeVisible();
  uploads.fail();
  await expect(page.getByText("Die Verbindung ist abgebrochen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Veröffentlichen" })).toBeVisible();
  await page.unroute("/arbeiten/bilder");
  const again = await holdUploads(page, "/arbeiten/bilder");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
  again.letGo();
  await expect(page.getByText("Entwurf gespeichert")).toBeVisible({ timeout: 45_000 });
});

test("saving an article waits for a picture that uploads, text or cover [BADM-21]", async ({ page, viewer: _ }) => {
  const article = await createArticle(db, { title: unique("Vom Warten") });
  await page.goto(`/blog/admin/${article.id}`);
  const dialog = page.getByRole("dialog", { name: "Beitrag bearbeiten" });
  await expect(dialog.getByRole("toolbar")).toBeVisible();
  const uploads = await holdUploads(page, "/blog/admin/bilder");
  page.once("dialog", (prompt) => prompt.accept("Ein Tisch"));
  await dialog.getByLabel("Bild für den Artikel").setInputFiles(await chosenPicture("text.png"));
  await dialog.getByLabel("Bild hochladen").setInputFiles(await chosenPicture("titel.png"));
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByRole("button", { name: "Warte auf das Bild..." })).toBeVisible();
  uploads.letGo();
  await expect(dialog).toHaveCount(0, { timeout: 45_000 });
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, article.id));
  expect(row?.content).toMatch(/<img src="\/storage\/[^"]+" alt="Ein Tisch"/);
  expect(row?.imageUrl).toMatch(/^\/storage\//);
});
