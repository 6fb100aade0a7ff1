import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { posts } from "../../app/db/schema";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { chosenPicture, createPostOf } from "../support/posts";
import { openStarted, touch } from "../support/touch";

const file = (name: string, width: number) => chosenPicture(name, width, 200);

test("changes the pictures and the category of a post, and keeps all of it over a lost connection [TELL-41]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  await openStarted(page, "/posts/neu?weiter=/profil");
  await page.getByRole("textbox", { name: "Was gibt es Neues?" }).fill("Drei Entwürfe");
  await page.getByText("Bilder hinzufügen").click();
  const files = [await file("a.png", 310), await file("b.png", 320), await file("c.png", 330)];
  await page.getByLabel("Bild 1", { exact: true }).setInputFiles(files);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Post erfolgreich erstellt!")).toBeVisible();

  const card = page.getByRole("article").first();
  await expect(card).toContainText("Drei Entwürfe");
  await openMenu(page, card.getByRole("button", { name: "Post bearbeiten oder löschen" }));
  await card.getByRole("link", { name: "Bearbeiten" }).click();
  await card.getByRole("checkbox", { name: "Bild entfernen (Bild 1)" }).check();
  await expect(card.getByText("Wird entfernt")).toBeVisible();
  await card.getByLabel("Bild 2 ersetzen").setInputFiles([await file("neu.png", 500)]);
  await expect(card.locator("img[src^=blob]")).toBeVisible();
  await card.getByLabel("Beschreibung zu Bild 2").fill("Ein neuer Entwurf");
  await card.getByRole("button", { name: "Bild 3 nach vorne" }).click();
  await expect(card.getByLabel("Beschreibung zu Bild 3")).toHaveValue("Ein neuer Entwurf");
  await card.getByLabel(/^Kategorie/).selectOption("Projekt");
  await expectGoodWideAndNarrow(page);

  expectTrouble(/./);
  await page.route("**/bearbeiten.data*", (route) => route.abort());
  await card.getByRole("button", { name: "Speichern" }).click();
  await expect(card.getByText("Fehler beim Bearbeiten des Posts")).toBeVisible();
  await expect(card.locator("img[src^=blob]")).toBeVisible();
  await page.unroute("**/bearbeiten.data*");
  await card.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Post erfolgreich bearbeitet!")).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveCount(0);
  await expect(card.getByText("Projekt", { exact: true })).toBeVisible();
  const [post] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  expect(post?.images.map(({ width, alt }) => [width, alt])).toEqual([
    [330, ""],
    [500, "Ein neuer Entwurf"],
  ]);
  await expect(card.getByRole("img", { name: "Ein neuer Entwurf" })).toBeVisible();
});

test("takes back a picture that was to replace another", async ({ page, viewer: anna }) => {
  const image = { url: "/fassade/bild-1.svg", alt: "Der Entwurf", width: 360, height: 200 };
  const { id } = await createPostOf(db, anna, { content: "Ein Entwurf", images: [image] });
  await page.goto(`/posts/${id}/bearbeiten?weiter=/profil`);
  // Tick the box before the page's script has started.
  await page.getByRole("checkbox", { name: "Bild entfernen" }).check();
  await touch(page);
  await expect(page.getByText("Wird entfernt")).toBeVisible();
  await page.getByRole("checkbox", { name: "Bild entfernen" }).uncheck();
  await page.getByLabel("Bild 1 ersetzen").setInputFiles([await file("neu.png", 500)]);
  await page.getByRole("button", { name: "Bild 1 doch nicht ersetzen" }).click();
  await expect(page.getByRole("img", { name: "Der Entwurf" })).toBeVisible();
  await expect(page.getByLabel("Beschreibung zu Bild 1")).toHaveValue("Der Entwurf");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page).toHaveURL(/\/profil$/);
  const [stored] = await db.select().from(posts).where(eq(posts.userId, anna.id));
  expect(stored?.images).toEqual([image]);
});
