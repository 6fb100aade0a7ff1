import { db } from "../../app/db/client.server";
import { expect, test } from "../support/fixtures";
import { picture } from "../support/posts";
import { createCredit, createWorkOf } from "../support/works";

test("makes works without script [WORK-20, WORK-22]", async ({ page, viewer: anna, expectTrouble }) => {
  expectTrouble(/^400 POST \/arbeiten\/neu/);
  await createWorkOf(db, anna, { title: "Frühere" });
  await page.goto("/arbeiten/neu");
  const file = await picture("tisch.png");
  await page
    .getByLabel("Bilder hinzufügen")
    .setInputFiles({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) });
  await page.getByLabel("Titel", { exact: true }).fill("Ein Tisch");
  await page.getByLabel("Jahr").fill("2025");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();

  // The refused form still has the text and the picture.
  await expect(page.getByText("Bitte beschreiben Sie das Bild").first()).toBeVisible();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Ein Tisch");
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Ein Tisch aus Esche");
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.locator("#arbeiten h3")).toHaveText(["Ein Tisch", "Frühere"]);
  await page.getByRole("link", { name: "Ein Tisch", exact: true }).click();
  await expect(page.getByRole("img", { name: "Ein Tisch aus Esche" }).first()).toBeVisible();
});

test("describes pictures together with their files without script [WORK-102]", async ({ page, viewer: anna }) => {
  await page.goto("/arbeiten/neu");
  const files = await Promise.all(["eins.png", "zwei.png"].map((name) => picture(name)));
  await page.getByLabel("Bilder hinzufügen").setInputFiles(
    await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        mimeType: file.type,
        buffer: Buffer.from(await file.arrayBuffer()),
      })),
    ),
  );
  await page.getByLabel("Was ist auf dem ersten gewählten Bild zu sehen?").fill("Ein Tisch aus Esche");
  await page.getByLabel("Was ist auf dem zweiten gewählten Bild zu sehen?").fill("Seine Füße");
  await page.getByLabel("Titel", { exact: true }).fill("Zwei Bilder");
  await page.getByLabel("Jahr").fill("2025");
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Arbeit veröffentlicht")).toBeVisible();
  await page.goto(`/kreative/${anna.slug}`);
  await page.getByRole("link", { name: "Zwei Bilder", exact: true }).first().click();
  for (const name of ["Ein Tisch aus Esche", "Seine Füße"])
    await expect(page.getByRole("img", { name }).first()).toBeVisible();
});

test("names a member and answers a request without script [WORK-51, WORK-52, WORK-106]", async ({
  page,
  newPerson,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/^400 POST \/arbeiten\/\d+\/bearbeiten/);
  const ben = await newPerson();
  const [mine, theirs] = [await createWorkOf(db, anna), await createWorkOf(db, ben, { title: "Ein Film" })];
  await createCredit(db, theirs, anna);
  await page.goto(`/arbeiten/${mine.id}/bearbeiten`);
  const field = (label: string) => page.getByLabel(`${label} (1. Person)`);
  await expect(field("Name")).toBeHidden();
  await page.locator("summary", { hasText: /^Mitwirkende/ }).click();
  await field("Name").fill(ben.email);
  await field("Rolle").fill("Ton");
  await field("Auf das Profil hier verlinken").check();
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("So heißt kein öffentliches Profil").first()).toBeVisible();
  await expect(field("Rolle")).toHaveValue("Ton");
  await expect(field("Auf das Profil hier verlinken")).toBeChecked();
  await field("Name").fill(`/kreative/${ben.slug}`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await page.goto(`/arbeiten/${mine.id}/bearbeiten`);
  await expect(field("Rolle")).toHaveValue("Ton");
  await expect(field("Rolle")).toBeVisible();
  await page.goto(`/kreative/${anna.slug}/arbeiten/${mine.slug}`);
  await expect(page.getByText(ben.name)).toBeVisible();

  await page.goto("/profil");
  await page.getByRole("link", { name: "Ansehen und antworten" }).click();
  await page.getByRole("button", { name: /^Bestätigen.*Ein Film/ }).click();
  await expect(page.getByRole("heading", { name: "Von Ihnen bestätigt" })).toBeVisible();
});
