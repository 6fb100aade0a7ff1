import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { db } from "../../app/db/client.server";
import { workPictures } from "../../app/db/schema";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { openStarted } from "../support/touch";
import { createWorkOf } from "../support/works";

const red = "#c23b1f";
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Agentur Meusburger"/></rdf:RDF></x:xmpmeta>`;

/** A picture as a phone makes it: lying on its side, in a wide gamut, with place, device, maker and credit. */
async function phonePhoto(name: string, background: string, width = 2100) {
  const buffer = await sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .withIccProfile("p3")
    .jpeg()
    .withExif({ IFD0: { Make: "Telefon", Artist: "Foto Meusburger" }, IFD3: { GPSLatitude: "47/1 24/1 0/1" } })
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

const rows = (page: Page) => page.locator("ol > li");
const stored = (page: Page) => page.locator("input[name^='pictures'][name$='.id']");

/**
 * The server prepares up to nine files of each picture, behind the pictures of others. On a machine where that takes
 * longer than an upload waits, it says so, and people press once more.
 */
async function expectStored(page: Page, count: number) {
  const late = rows(page).filter({ hasText: "nicht rechtzeitig fertig" });
  const again = late.getByRole("button", { name: "Noch einmal versuchen" });
  await expect
    .poll(
      async () => {
        if ((await again.count()) > 0) await again.first().click();
        return stored(page).count();
      },
      { timeout: 150_000 },
    )
    .toBe(count);
}

async function fillForm(page: Page, title: string) {
  await openStarted(page, "/arbeiten/neu");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Jahr").fill("2025");
}

/** Two uploads, one of which fails once, and a file that this browser can't read. What was typed stays. */
async function uploadPictures(page: Page) {
  let sent = 0;
  await page.route("/arbeiten/bilder", (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("....ftypheic") };
  await page
    .getByLabel("Bilder wählen")
    .setInputFiles([await phonePhoto("eins.jpg", red, 900), await phonePhoto("zwei.jpg", "#1f4a3d"), heic]);
  const unread = rows(page).filter({ hasText: "IMG_1.HEIC" });
  await expect(unread.getByText(/Am iPhone hilft: Einstellungen, Kamera/)).toBeVisible();
  await unread.getByRole("button", { name: /entfernen/i }).click();
  await expect(page.getByLabel("Bilder wählen")).toBeFocused();
  await expect(page.getByText("Die Verbindung ist abgebrochen")).toBeVisible();
  await page.unroute("/arbeiten/bilder");
  await expectStored(page, 1);
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Das Buch, aufgeschlagen");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expectStored(page, 2);
}

test("pictures of a work are scaled down and uploaded one by one, described and put in order [WORK-21, WORK-26, WORK-27, WORK-28, WORK-78]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/^(net::ERR_FAILED|503) POST .*\/arbeiten\/bilder$/);
  await fillForm(page, "Ein Buch über Käse");
  await uploadPictures(page);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Bitte beschreiben Sie das Bild")).toBeVisible();
  await page.getByRole("button", { name: "Bild 2 nach oben" }).press("Enter");
  await expect(page.getByLabel("Was ist auf Bild 2 zu sehen?")).toHaveValue("Das Buch, aufgeschlagen");
  await expect(page.getByRole("button", { name: "Bild 1 nach oben" })).toBeFocused();
  await rows(page).first().getByText("oder: Bild ist nur Beiwerk").click();
  await rows(page)
    .nth(1)
    .getByRole("radio", { name: /Titelbild/ })
    .check();
  await expectAccessible(page, { within: "main" });
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Arbeit veröffentlicht").first()).toBeVisible();
  const pictures = await db
    .select()
    .from(workPictures)
    .where(eq(workPictures.userId, anna.id))
    .orderBy(workPictures.position);
  expect(pictures.map(({ width, height, alt, isCover }) => [width, height, alt, isCover])).toEqual([
    [1440, 1920, null, false],
    [675, 900, "Das Buch, aufgeschlagen", true],
  ]);
  for (const { url } of pictures) {
    const file = await page.request.get(url, { headers: { accept: "image/jpeg" } });
    const { exif, xmp: said } = await sharp(await file.body()).metadata();
    for (const maker of ["Foto Meusburger", "Agentur Meusburger"]) expect(`${said}`).toContain(maker);
    expect(`${exif?.toString("latin1")}`).not.toMatch(/Telefon|GPS/);
  }
});

test("works are put in order by keyboard and mouse, the focus stays [WORK-23]", async ({ page, viewer: anna }) => {
  for (const [position, title] of ["Drei Siegel", "Zwei Plakate", "Ein Buch über Käse"].entries())
    await createWorkOf(db, anna, { title, position });
  // High enough that nothing scrolls while the mouse holds an entry.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openStarted(page, "/profil");
  const titles = page.locator("#arbeiten h3");
  // The focus stays at the button, so that one can press it again, also at the end of the list.
  const up = page.getByRole("button", { name: "Ein Buch über Käse nach vorne" });
  const down = page.getByRole("button", { name: "Ein Buch über Käse nach hinten" });
  for (const [button, place] of [
    [up, 1],
    [up, 0],
    [down, 1],
  ] as const) {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(titles.nth(place)).toHaveText("Ein Buch über Käse");
    await expect(button).toBeFocused();
    await expect(page.getByText(`Die Arbeit steht jetzt an Stelle ${place + 1}`).first()).toBeVisible();
  }
  await expect(titles).toHaveText(["Drei Siegel", "Ein Buch über Käse", "Zwei Plakate"]);
  const handle = (index: number) => page.locator("#arbeiten [title^=Ziehen]").nth(index);
  await handle(0).hover();
  await page.mouse.down();
  // The first move starts the drag. The entry moves after the middle of the other one.
  await handle(2).hover();
  await handle(2).hover({ position: { x: 20, y: 46 } });
  await page.mouse.up();
  await expect(page.getByText("Die Arbeit steht jetzt an Stelle 3")).toHaveCount(1);
  await expect(titles).toHaveText(["Ein Buch über Käse", "Zwei Plakate", "Drei Siegel"]);
  await expectNoSidewaysScroll(page);
});

test("a picture for a form of another account is refused at the picture, and taken once its person is back [SAFE-115]", async ({
  page,
  viewer: anna,
  newPerson,
  signIn,
  expectTrouble,
}) => {
  const ben = await newPerson();
  await fillForm(page, "Plakat");
  // This page has not heard of it.
  await signIn(ben);
  expectTrouble(/^409 POST \/arbeiten\/bilder/);
  await page.getByLabel("Bilder wählen").setInputFiles([await phonePhoto("eins.jpg", red, 900)]);
  await expect(rows(page)).toContainText(`Sie sind jetzt als ${ben.name} angemeldet`);
  await signIn(anna);
  await rows(page).getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expectStored(page, 1);
});
