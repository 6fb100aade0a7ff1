import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { touch } from "../support/touch";
import { createWorkOf } from "../support/works";

/** A picture as a phone makes it: lying on its side, in a wide gamut, with place, device and maker. */
async function phonePhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 2600, height: 1950, channels: 3, background } })
    .withIccProfile("p3")
    .jpeg()
    .withExif({ IFD0: { Make: "Telefon", Artist: "Foto Meusburger" }, IFD3: { GPSLatitude: "47/1 24/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The server prepares nine files of each picture, behind the pictures of others. */
const preparing = { timeout: 45_000 };

const rows = (page: Page) => page.locator("ol > li");
const stored = (page: Page) => page.locator("input[name^='pictures'][name$='.id']");

test("makes a work with the pictures of a phone, and everybody sees it [WORK-13, WORK-21, WORK-25, WORK-26, WORK-27, WORK-28]", async ({
  page,
  newPerson,
  signIn,
  expectTrouble,
  site,
}) => {
  const anna = await newPerson();
  await signIn(anna);
  await page.goto("/arbeiten/neu");
  await touch(page);
  await page.getByLabel("Titel", { exact: true }).fill("Ein Buch über Käse");

  // The second upload fails once. The other one arrives, and what was typed stays.
  expectTrouble(/^net::ERR_FAILED POST .*\/arbeiten\/bilder$/);
  let sent = 0;
  await page.route("/arbeiten/bilder", (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  await page
    .getByLabel("Bilder wählen")
    .setInputFiles([await phonePhoto("eins.jpg", "#c23b1f"), await phonePhoto("zwei.jpg", "#1f4a3d")]);
  await expect(page.getByText("Die Verbindung ist abgebrochen")).toBeVisible();
  await expect(stored(page)).toHaveCount(1, preparing);
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Das Buch, aufgeschlagen");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(stored(page)).toHaveCount(2, preparing);

  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Bitte beschreiben Sie das Bild")).toBeVisible();
  await page.getByRole("button", { name: "Bild 2 nach oben" }).click();
  await expect(page.getByLabel("Was ist auf Bild 2 zu sehen?")).toHaveValue("Das Buch, aufgeschlagen");
  await rows(page).first().getByText("oder: Bild ist nur Beiwerk").click();
  await page.getByLabel("Jahr").fill("2025");
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await expectAccessible(page, { within: "main" });
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Arbeit veröffentlicht")).toBeVisible();

  await page.goto(`/kreative/${anna.slug}`);
  await page.getByRole("heading", { level: 3, name: "Ein Buch über Käse" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Ein Buch über Käse" })).toBeVisible();
  const shown = page
    .getByRole("main")
    .getByRole("button", { name: /vergrößern/ })
    .locator("img");
  await expect(shown).toHaveCount(2);
  // Upright, and scaled down before it was sent.
  expect(
    await shown.first().evaluate((img: HTMLImageElement) => [img.width < img.height, img.getAttribute("height")]),
  ).toEqual([true, "1920"]);
  await expectAccessible(page);
  const file = await page.request.get(`${site.url}${await shown.first().getAttribute("src")}`, {
    headers: { accept: "image/jpeg" },
  });
  const { exif, xmp } = await sharp(await file.body()).metadata();
  expect(`${xmp}`).toContain("Foto Meusburger");
  expect(`${exif?.toString("latin1")}`).not.toMatch(/Telefon|GPS/);

  await page.getByRole("button", { name: /Bild 2 von 2 vergrößern/ }).click();
  await expect(page.getByRole("dialog", { name: "Bilder" }).getByText("Bild 2 von 2")).toBeVisible();
});

test("orders works by mouse and by keyboard [WORK-23]", async ({ page, db, newPerson, signIn }) => {
  const anna = await newPerson();
  for (const [position, title] of ["Erste", "Zweite", "Dritte"].entries())
    await createWorkOf(db, anna, { title, position });
  await signIn(anna);
  // High enough that nothing scrolls while the mouse holds an entry.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto("/profil");
  await touch(page);
  const titles = page.locator("#arbeiten h3");
  await page.getByRole("button", { name: "Dritte nach vorne" }).press("Enter");
  await expect(titles).toHaveText(["Erste", "Dritte", "Zweite"]);
  const handle = (index: number) => page.locator("#arbeiten [title^=Ziehen]").nth(index);
  await handle(0).hover();
  await page.mouse.down();
  // The first move starts the drag. The entry moves after the middle of the other one.
  await handle(2).hover();
  await handle(2).hover({ position: { x: 20, y: 46 } });
  await page.mouse.up();
  await expect(page.getByText("Die Arbeit steht jetzt an Stelle 2")).toHaveCount(1);
  await expect(page.getByText("Die Arbeit steht jetzt an Stelle 3")).toHaveCount(1);
  await page.reload();
  await expect(titles).toHaveText(["Dritte", "Zweite", "Erste"]);
  await expectNoSidewaysScroll(page);
});
