import { db } from "../../app/db/client.server";
import { expect, test } from "../support/fixtures";
import { chosenPicture } from "../support/posts";
import { createWorkOf } from "../support/works";

test("makes works without script [WORK-22, WORK-106]", async ({ page, viewer: anna, expectTrouble }) => {
  expectTrouble(/^400 POST \/arbeiten\/neu/);
  await createWorkOf(db, anna, { title: "Frühere" });
  await page.goto("/arbeiten/neu");
  await page.getByLabel("Bilder hinzufügen").setInputFiles(await chosenPicture("tisch.png"));
  await page.getByLabel("Titel", { exact: true }).fill("Ein Tisch");
  await page.getByLabel("Jahr").fill("2025");
  const role = page.getByLabel("Rolle (1. Person)");
  await expect(role).toBeHidden();
  await page.locator("summary", { hasText: /^Mitwirkende/ }).click();
  await page.getByLabel("Name (1. Person)").fill("Nora Nest");
  await role.fill("Ton");
  await page.getByRole("button", { name: "Veröffentlichen" }).click();

  // The refused form still has the text and the picture.
  await expect(page.getByText("Bitte beschreiben Sie das Bild").first()).toBeVisible();
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue("Ein Tisch");
  await expect(role).toHaveValue("Ton");
  await expect(role).toBeVisible();
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Ein Tisch aus Esche");
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.locator("#arbeiten h3")).toHaveText(["Ein Tisch", "Frühere"]);
  await page.getByRole("link", { name: "Ein Tisch", exact: true }).click();
  await expect(page.getByRole("img", { name: "Ein Tisch aus Esche" }).first()).toBeVisible();
});

test("describes pictures together with their files without script [WORK-102]", async ({ page, viewer: anna }) => {
  await page.goto("/arbeiten/neu");
  const files = await Promise.all(["eins.png", "zwei.png"].map((name) => chosenPicture(name)));
  await page.getByLabel("Bilder hinzufügen").setInputFiles(files);
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
