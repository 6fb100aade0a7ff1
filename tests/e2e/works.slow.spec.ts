import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { db } from "../../app/db/client.server";
import { profiles, workPictures } from "../../app/db/schema";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { password } from "../support/people";
import { confirmationLink, registration } from "../support/registration";
import { touch } from "../support/touch";

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

async function register(page: Page, mailSink: Parameters<typeof confirmationLink>[0]) {
  const { name, email } = registration();
  await page.goto("/auth?modus=registrieren");
  await touch(page);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("main").getByRole("button", { name: "Registrieren", exact: true }).click();
  await expect(page.getByText("Registrierung erfolgreich").first()).toBeVisible();
  await page.goto(await confirmationLink(mailSink, email));
  await expect(page.getByRole("button", { name: "Kontomenü" })).toContainText(name);
  return { name, email };
}

async function fillForm(page: Page, title: string) {
  await page.goto("/arbeiten/neu");
  await touch(page);
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Jahr").fill("2025");
}

async function publish(page: Page) {
  await page.getByLabel("Ich darf diese Bilder zeigen").check();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Arbeit veröffentlicht").first()).toBeVisible();
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
  await expect(page.getByText("Die Verbindung ist abgebrochen")).toBeVisible();
  await page.unroute("/arbeiten/bilder");
  await expectStored(page, 1);
  await page.getByLabel("Was ist auf Bild 1 zu sehen?").fill("Das Buch, aufgeschlagen");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expectStored(page, 2);
}

test("a creative registers, shows three works, orders them, is found and shared, until one is deleted [WORK-13, WORK-14, WORK-20, WORK-21, WORK-23, WORK-25, WORK-26, WORK-27, WORK-28, WORK-41, WORK-78]", async ({
  page,
  browser,
  mailSink,
  expectTrouble,
  site,
}) => {
  test.slow();
  expectTrouble(/^(net::ERR_FAILED|503) POST .*\/arbeiten\/bilder$/);
  const { name, email } = await register(page, mailSink);

  await fillForm(page, "Ein Buch über Käse");
  await uploadPictures(page);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Bitte beschreiben Sie das Bild")).toBeVisible();
  await page.getByRole("button", { name: "Bild 2 nach oben" }).click();
  await expect(page.getByLabel("Was ist auf Bild 2 zu sehen?")).toHaveValue("Das Buch, aufgeschlagen");
  await rows(page).first().getByText("oder: Bild ist nur Beiwerk").click();
  await rows(page)
    .nth(1)
    .getByRole("radio", { name: /Titelbild/ })
    .check();
  await expectAccessible(page, { within: "main" });
  await publish(page);
  for (const title of ["Zwei Plakate", "Drei Siegel"]) {
    await fillForm(page, title);
    await page.getByLabel("Bilder wählen").setInputFiles(await phonePhoto("foto.jpg", "#8fc7b2", 640));
    await expectStored(page, 1);
    await rows(page).getByText("oder: Bild ist nur Beiwerk").click();
    await publish(page);
  }

  await test.step("ordered by keyboard, mouse and without script", async () => {
    // High enough that nothing scrolls while the mouse holds an entry.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await page.goto("/profil");
    await touch(page);
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
    await expectNoSidewaysScroll(page);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto(`${site.url}/profil`);
    await expect(still.locator("#arbeiten h3")).toHaveText(["Ein Buch über Käse", "Zwei Plakate", "Drei Siegel"]);
    await still.getByRole("button", { name: "Zwei Plakate nach hinten" }).click();
    await expect(still.locator("#arbeiten h3")).toHaveText(["Ein Buch über Käse", "Drei Siegel", "Zwei Plakate"]);
    await plain.close();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step("found among new works, and shown as it was made", async () => {
    await visitor.goto(`${site.url}/arbeiten`);
    const card = visitor.getByRole("article").filter({ hasText: name });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("2 weitere Arbeiten");
    await card.getByRole("link", { name }).click();
    await visitor.getByRole("heading", { level: 3, name: "Ein Buch über Käse" }).getByRole("link").click();
    await expect(visitor.getByRole("heading", { level: 1, name: "Ein Buch über Käse" })).toBeVisible();
    const shown = visitor
      .getByRole("main")
      .getByRole("link", { name: /vergrößern/ })
      .locator("img");
    await expect(shown).toHaveCount(2);
    // Upright, and scaled down before it was sent.
    expect(
      await shown.first().evaluate((img: HTMLImageElement) => [img.width < img.height, img.getAttribute("height")]),
    ).toEqual([true, "1920"]);
    await expectAccessible(visitor);
    const file = await visitor.request.get(`${site.url}${await shown.last().getAttribute("src")}`, {
      headers: { accept: "image/jpeg" },
    });
    const { exif, xmp: said } = await sharp(await file.body()).metadata();
    expect(`${said}`).toContain("Foto Meusburger");
    expect(`${said}`).toContain("Agentur Meusburger");
    expect(`${exif?.toString("latin1")}`).not.toMatch(/Telefon|GPS/);
    await visitor.getByRole("link", { name: /Bild 2 von 2 vergrößern/ }).click();
    await expect(visitor.getByRole("dialog", { name: "Bilder" }).getByText("Bild 2 von 2")).toBeVisible();
  });

  const sharing = (await visitor.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  const [owner] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  const pictures = await db
    .select({ url: workPictures.url })
    .from(workPictures)
    .where(eq(workPictures.userId, owner?.id ?? ""));
  const status = async (path: string) => (await visitor.request.get(new URL(path, site.url).href)).status();
  await test.step("shared with the picture that was chosen as cover", async () => {
    const png = await (await visitor.request.get(sharing)).body();
    const side = await sharp(png).extract({ left: 800, top: 100, width: 300, height: 400 }).raw().toBuffer();
    expect(
      Math.abs((side[0] ?? 0) - 0xc2) + Math.abs((side[1] ?? 0) - 0x3b) + Math.abs((side[2] ?? 0) - 0x1f),
    ).toBeLessThan(40);
  });

  await page.goto("/profil");
  await page.getByRole("link", { name: "Drei Siegel löschen" }).click();
  await page.getByRole("dialog", { name: "Arbeit löschen" }).getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByText("Arbeit gelöscht")).toBeVisible();
  await expect(page.locator("#arbeiten h3")).toHaveText(["Ein Buch über Käse", "Zwei Plakate"]);
  expect((await Promise.all(pictures.map(({ url }) => status(url)))).filter((answer) => answer === 200)).toHaveLength(
    3,
  );
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
