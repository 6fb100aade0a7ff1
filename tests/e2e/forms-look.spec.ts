import { db } from "../../app/db/client.server";
import { postMax } from "../../app/text/maximums";
import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
} from "../support/fixtures";
import { openMenu } from "../support/menus";
import { createPostOf } from "../support/posts";
import { openStarted, touch } from "../support/touch";

for (const screen of screens)
  test(`keeps the button of the registration in sight, and words together that belong together, on a ${screen} [LOOK-13, LOOK-58]`, {
    tag: `@${screen}`,
  }, async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
    await page.goto("/kreative");
    await page.evaluate(() => document.documentElement.setAttribute("data-consent", "none"));
    await touch(page);
    await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
    const dialog = page.getByRole("dialog", { name: "Registrieren" });
    await expect(dialog.getByRole("button", { name: "Registrieren", exact: true })).toBeInViewport({ ratio: 1 });
    // What one agrees to is cut in no window.
    for (const [width, height] of [
      [1280, 900],
      [1280, 800],
      [1366, 650],
      [390, 844],
      [390, 664],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = await dialog.locator(".action-bar").boundingBox();
      for (const text of await dialog.getByRole("checkbox").locator("xpath=ancestor::label").all()) {
        const box = await text.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${width} x ${height}`).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      }
    }
    for (const width of [320, 344, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await dialog
        .getByText("per E-Mail", { exact: true })
        .evaluate((text) => text.getClientRects().length);
      expect(lines, `${width}`).toBe(1);
    }
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await dialog.getByRole("textbox", { name: "E-Mail" }).fill("a@example.com");
    await expect(dialog.getByRole("textbox", { name: "E-Mail" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, { within: "#registrieren" });
  });

for (const screen of screens)
  test(`begins as one row, and opens for whoever writes, on a ${screen} [LOOK-14]`, { tag: `@${screen}` }, async ({
    page,
    viewer: _,
  }) => {
    for (const path of ["/feed", "/profil"]) {
      await page.goto(path);
      const composer = page.locator("form.composer");
      const text = page.getByRole("textbox", { name: "Was gibt es Neues?" });
      // The form in the feed is shown later than the page.
      await expect(composer).toBeVisible();
      expect((await composer.boundingBox())?.height, path).toBeLessThan(60);
      await text.click();
      await expect(composer.getByRole("button", { name: "Veröffentlichen" })).toBeVisible();
      await expect(composer.getByText("0/5000 Zeichen")).toBeVisible();
      await touch(page);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(composer.getByText("Bilder hinzufügen")).toBeVisible();
    }
    await expectAccessible(page);
    await page.goto("/posts/neu");
    await expect(page.getByRole("button", { name: "Veröffentlichen" })).toBeVisible();
  });

test("says before a text is written that five posts are the most [LOOK-15]", async ({ page, viewer: anna }) => {
  for (let count = 0; count < postMax.posts; count += 1) await createPostOf(db, anna);
  const limit = `Sie haben bereits das Maximum von ${postMax.posts} Posts erreicht. Löschen Sie einen bestehenden Post, um einen neuen zu erstellen.`;
  for (const path of ["/feed", "/profil", "/posts/neu"]) {
    await page.goto(path);
    const said = page.getByText(limit).first();
    await expect(said).toBeVisible();
    const field = await page.getByRole("textbox", { name: "Was gibt es Neues?" }).boundingBox();
    expect((await said.boundingBox())?.y, path).toBeLessThan(field?.y ?? 0);
  }
  await expect(page.getByRole("button", { name: "Veröffentlichen" })).toHaveAccessibleDescription(limit);
  await expectAccessible(page);
});

test("leads from the account menu to a part of a page", async ({ page, company: _ }) => {
  await openStarted(page, "/agb");
  await openMenu(page, "Kontomenü");
  await expectGoodWideAndNarrow(page);
  await page.getByRole("link", { name: "Meine Ausschreibungen" }).click();
  await expect(page.getByRole("heading", { name: "Meine Ausschreibungen" })).toBeInViewport();
});

test("names what each button is for [LOOK-17, LOOK-75]", async ({ page, viewer: person }) => {
  await createPostOf(db, person, { content: "**Zweite Auflage.**\nMehr Rot." });
  await createPostOf(db, person, { content: "Erste Auflage, in Rot und Blau gedruckt" });
  await openStarted(page, "/profil");
  await expect(page.getByRole("link", { name: /^Auswählen\s*: Spezialisierungen$/ })).toBeVisible();
  for (const post of ["Zweite Auflage. Mehr Rot.", "Erste Auflage, in Rot und Blau gedruckt"])
    await expect(
      page.getByRole("button", { name: `Post bearbeiten oder löschen: „${post}“`, exact: true }),
    ).toBeVisible();
  await page.getByRole("link", { name: "Passwort ändern" }).click();
  const dialog = page.getByRole("dialog", { name: "Passwort ändern" });
  for (const label of ["Aktuelles Passwort", "Neues Passwort", "Neues Passwort wiederholen"]) {
    await expect(dialog.getByRole("button", { name: `Passwort anzeigen: ${label}`, exact: true })).toBeVisible();
  }
});

test("shows a long name and address whole in a message, scrolls a dialog's head in a low window, and prints no buttons [LOOK-59, LOOK-60, LOOK-61]", async ({
  page,
  newCompany,
  newPerson,
  signIn,
}) => {
  const name = "Kollektiv für Grafik und Druck Vorderland";
  const berg = await newCompany({ name, email: `buero.kollektiv-${Date.now()}@vorderland-grafik.example` });
  const anna = await newPerson();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(berg);
  await openStarted(page, `/kreative/${anna.slug}`);
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;
  expect(await page.getByRole("banner").getByText(name).evaluate(isWhole)).toBe(true);
  await page.getByRole("link", { name: "Nachricht senden" }).click();
  const dialog = page.getByRole("dialog", { name: `Nachricht an ${anna.name}` });
  for (const label of ["Ihr Name", "Ihre E-Mail"]) {
    const field = dialog.getByLabel(label);
    await expect(field).not.toHaveValue("");
    expect(await field.evaluate(isWhole), label).toBe(true);
  }
  await page.setViewportSize({ width: 640, height: 400 });
  await dialog.getByLabel("Nachricht", { exact: true }).focus();
  await expect(dialog.getByRole("heading", { level: 2 })).not.toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: anna.name })).toBeVisible();
  await expect(page.getByText("Nachricht senden").filter({ visible: true })).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`/kreative/${anna.slug}`);
  await expect(page.getByText("Bitte melden Sie sich an, um zu interagieren").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
});

/** The most characters in a line of these texts. */
const longestLine = (texts: Element[]) => {
  const range = document.createRange();
  const lengths = texts.flatMap((text) => {
    const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, number>();
    while (words.nextNode()) {
      for (const at of Array.from(words.currentNode.nodeValue ?? "").keys()) {
        range.setStart(words.currentNode, at);
        range.setEnd(words.currentNode, at + 1);
        const { bottom } = range.getBoundingClientRect();
        lines.set(bottom, (lines.get(bottom) ?? 0) + 1);
      }
    }
    return [...lines.values()];
  });
  return Math.max(...lengths);
};

test("sets what fields explain, and the text of pages with forms, in lines that can be read [LOOK-85]", async ({
  page,
  viewer: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/konto/sichtbarkeit", "/konto", "/suchauftraege/neu"]) {
    await page.goto(path);
    const hints = page.getByRole("main").locator(".hint");
    expect(await hints.evaluateAll(longestLine), path).toBeLessThan(85);
  }
  for (const path of ["/konto/daten", "/profil/loeschen", "/merklisten"]) {
    await page.goto(path);
    expect(await page.locator(".narrow-page > p").evaluateAll(longestLine), path).toBeLessThan(95);
  }
});

test("keeps the main button of a call alone in sight on a phone, and shows the others to the keyboard and at the end [LOOK-91]", async ({
  page,
  company: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, "/ausschreibungen/neu");
  await page.evaluate(() => document.documentElement.setAttribute("data-consent", "none"));
  const create = page.getByRole("button", { name: "Ausschreibung erstellen", exact: true });
  const draft = page.getByRole("button", { name: "Als Entwurf speichern", exact: true });
  await expect(create).toBeInViewport({ ratio: 1 });
  expect((await create.boundingBox())?.width).toBeGreaterThan(300);
  await expect(draft).not.toBeInViewport();
  await create.focus();
  await page.keyboard.press("Tab");
  await expect(draft).toBeFocused();
  await expect(draft).toBeInViewport({ ratio: 1 });
  await page.getByRole("textbox", { name: "Titel" }).focus();
  await expect(draft).not.toBeInViewport();
  await page.locator("form:has(.action-bar)").evaluate((form) => form.scrollIntoView({ block: "end" }));
  await expect(draft).toBeInViewport({ ratio: 1 });
});
