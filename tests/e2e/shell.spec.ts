import {
  expect,
  expectAccessible,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
  wideAndNarrow,
} from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openStarted, touch } from "../support/touch";

const calmPages = ["/", "/agb", "/datenschutz", "/impressum"];
const formsOfVisitors = ["anmelden", "registrieren", "passwort"].map((mode) => `/auth?modus=${mode}`);

// Contrast does not depend on the width: the light pages are tried on the desktop, the dark ones on a phone.
for (const colorScheme of ["light", "dark"] as const) {
  test(`pages for visitors can be used by everyone, in the ${colorScheme}`, {
    tag: colorScheme === "dark" ? "@phone" : [],
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [...calmPages, ...formsOfVisitors]) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test("fits a window of 320 pixels, its header in one row, and double text [LOOK-67, LOOK-80]", async ({ page }) => {
  for (const path of [...calmPages, "/auth?modus=registrieren"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectNoSidewaysScroll(page);
    expect((await page.getByRole("banner").boundingBox())?.height, path).toBeLessThan(80);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expectNoSidewaysScroll(page);
  }
  // What 360 px are at 200 %: the one word of a heading is on one line.
  await page.setViewportSize({ width: 180, height: 370 });
  await page.goto("/auth?modus=registrieren");
  expect((await page.getByRole("heading", { level: 1, name: "Registrieren" }).boundingBox())?.height).toBeLessThan(40);
});

test("takes no more than a phone's window and a bit for its footer, with all its links in the window [LOOK-70]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/impressum");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThan(820);
  for (const link of await footer.getByRole("link").all()) {
    const height = await link.evaluate((element) => getComputedStyle(element, "::before").height);
    expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
});

test("reading needs no program: nothing of it is loaded before the first touch", async ({ page }) => {
  const programs: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") programs.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(programs).toEqual([]);
  await touch(page);
  expect(programs.length).toBeGreaterThan(0);
});

test("a new page begins at its top, and the way back leads to where one was [NAV-23]", async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await openStarted(page, "/agb");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Impressum" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/agb$/);
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(60);
});

test("one page moves into the next, and no move breaks off with an error", async ({ page }) => {
  for (const path of ["/", "/kreative", "/feed", "/kreative?q=anna", "/blog", "/agb"]) await page.goto(path);
  await page.reload();
  await page.goBack();
  await page.goBack();
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
});

test("the header shows that something is under way", async ({ page }) => {
  await openStarted(page, "/agb");
  const release = await holdRequests(page, /\/impressum\.data|\/impressum-.*\.js|_root\.data|\/auth\.data/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Profil erstellen" }).click();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("Wird geladen");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Registrieren" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("status")).toHaveCount(0);
});

test("the menu folds on a phone, opens without script and closes by going on [NAV-25]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menü", exact: true });
  await expect(menu).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Hauptmenü" })).toBeHidden();
  await page.getByRole("button", { name: "Menü" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menü" }).click();
  await menu.getByRole("link", { name: "Kreative" }).click();
  await expect(page).toHaveURL(/\/kreative$/);
  await expect(menu).toBeHidden();
});

test("a press on what React still prepares opens its dialog in a browser that knows no `command` [GEN-25]", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement"));
  await page.goto("/agb");
  await page.evaluate(() => document.addEventListener("click", (event) => event.stopPropagation(), true));
  // No event of a mouse, which this browser would answer itself.
  await page
    .getByRole("banner")
    .getByRole("button", { name: "Anmelden" })
    .evaluate((button) => button.dispatchEvent(new Event("click", { bubbles: true, cancelable: true })));
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
});

test("the first Tab leads past the menu to the content", async ({ page }) => {
  await page.goto("/agb");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("following a link moves the focus to the start of the new page, which gets no ring [NAV-50]", async ({ page }) => {
  await openStarted(page, "/agb");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Datenschutzerklärung" }).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Datenschutz" })).toBeVisible();
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(main.locator("a, button, input").first()).toBeFocused();
});

test.describe("the cookie banner", () => {
  const stored = "cookieConsent";

  test("remembers 'Akzeptieren' and 'Ablehnen' until it is asked again [NAV-36, NAV-40, NAV-41, NAV-51, DATA-34]", async ({
    page,
  }) => {
    const read = () => page.evaluate((key) => localStorage.getItem(key), stored);
    await page.goto("/impressum");
    const banner = page.getByRole("region", { name: "Cookie-Hinweis" });
    await expect(banner).toBeVisible();
    await wideAndNarrow(page, async () => {
      const box = await banner.boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    });
    await page.setViewportSize({ width: 360, height: 640 });
    const large = await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect((await banner.boundingBox())?.height).toBeLessThan(320);
    await large.evaluate((style) => style.parentElement?.removeChild(style));
    await expectGoodWideAndNarrow(page);

    for (const [choice, value] of [
      ["Akzeptieren", "accepted"],
      ["Ablehnen", "declined"],
    ] as const) {
      await banner.getByRole("button", { name: choice }).click();
      await expect(banner).toBeHidden();
      expect(await read()).toBe(value);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();

      await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
      await expect(banner).toBeVisible();
      expect(await read()).toBeNull();
    }
  });

  for (const screen of screens)
    test(`leaves the end of the page in sight, on a ${screen}`, { tag: `@${screen}` }, async ({ page }) => {
      await page.goto("/impressum");
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const banner = await page.getByRole("region", { name: "Cookie-Hinweis" }).boundingBox();
      const last = await page.getByRole("contentinfo").boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    });

  test("what is decided in one tab holds in the others", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/agb");
    await page.getByRole("button", { name: "Akzeptieren" }).click();
    await expect(other.getByRole("region", { name: "Cookie-Hinweis" })).toBeHidden();
  });

  test("lets pages be counted only once one has agreed [NAV-42]", async ({ page }) => {
    const counted: (string | null)[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/statistik")) return;
      counted.push(new URLSearchParams(request.postData() ?? "").get("path"));
    });
    await openStarted(page, "/agb");
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page).toHaveURL(/\/impressum$/);
    await page.getByRole("button", { name: "Ablehnen" }).click();
    await page.reload();
    await touch(page);
    expect(counted).toEqual([]);

    await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
    await page.getByRole("button", { name: "Akzeptieren" }).click();
    await expect.poll(() => counted).toEqual(["/impressum"]);
    await touch(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
    await expect.poll(() => counted).toEqual(["/impressum", "/agb"]);
    await page.goto("/datenschutz");
    await expect.poll(() => counted).toEqual(["/impressum", "/agb", "/datenschutz"]);
  });
});

test("the header fits on one line, on a phone and with the main menu [NAV-25]", async ({ page, newPerson, signIn }) => {
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("navigation", { name: "Hauptmenü" })).toBeVisible({ visible: width >= 1024 });
    return (await page.getByRole("banner").boundingBox())?.height;
  };
  const heights = async () => [await height(360), await height(1024), await height(1279)];
  await page.goto("/impressum");
  await expect.poll(heights).toEqual([73, 73, 73]);
  await expect(page.getByRole("button", { name: "Menü" })).toBeHidden();
  await signIn(await newPerson());
  await page.goto("/impressum");
  await expect.poll(heights).toEqual([73, 73, 73]);
});
