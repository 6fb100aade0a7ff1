import type { Locator, Page } from "@playwright/test";
import { atRest } from "../support/accessible";
import { expect, screens, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openStarted } from "../support/touch";

/** The program of a page, which the first touch loads. */
const program = /\/assets\/[^/]+\.js$/;

const visitors = [
  "/",
  "/kreative",
  "/kreative/jodok-gmeinder",
  "/kreative/jodok-gmeinder/arbeiten/ein-schulhaus-aus-holz",
  "/arbeiten",
  "/suche?q=Foto",
  "/feed",
  "/blog",
  "/auth",
  "/melden",
  "/gibt-es-nicht",
];
const members = ["/", "/kreative/jodok-gmeinder", "/feed", "/ausschreibungen", "/profil", "/nachrichten", "/konto"];

/**
 * What is neither a form nor a link, unless that opens a dialog: those are the browser's own; nor the cookie banner, which
 * boot.js answers.
 */
const controls = "button[type=button]:not([data-consent-choice], [data-consent-reset]), summary, a[data-dialog]";

/** What a press can lead to. */
const outcomeOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    open: [
      ...document.querySelectorAll("dialog[open]:not(.flash-toast), [popover=auto]:popover-open, details[open]"),
    ].map((element) => element.id || element.tagName),
    toasts: [...document.querySelectorAll("[data-sonner-toast]")].map(({ textContent }) => textContent),
    fields: [...document.querySelectorAll("input")].map(({ type }) => type).join(),
  }));

type Press = (control: Locator) => Promise<unknown>;

/** What a press by key leads to on a page whose program runs. */
async function outcomeWithProgram(page: Page, path: string, find: () => Locator) {
  await openStarted(page, path);
  const before = await outcomeOf(page);
  await find().press("Enter");
  await expect.poll(() => outcomeOf(page), `${path}: ${await labelOf(find())} does nothing`).not.toEqual(before);
  await atRest(page);
  return outcomeOf(page);
}

/** The same as the first thing on the page, while its program is on its way. */
async function pressFirst(page: Page, path: string, find: () => Locator, press: Press) {
  const release = await holdRequests(page, program);
  await page.goto(path);
  await press(find());
  release();
  await page.unrouteAll({ behavior: "wait" });
}

const labelOf = (control: Locator) =>
  control.evaluate((element) => element.textContent?.trim() ?? "", null, { timeout: 1000 }).catch(() => "");

/** The controls in sight, each kind once, by their place among all. */
async function listControls(page: Page, seen: Set<string>): Promise<number[]> {
  const kinds = await page.locator(controls).evaluateAll((found) =>
    found.map((element) => {
      const isDialogs = element.closest("dialog, [popover]") !== null;
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return isDialogs || !element.checkVisibility() ? "" : `${element.tagName} ${element.className} ${name.trim()}`;
    }),
  );
  return kinds.flatMap((kind, index) => {
    if (!kind || seen.has(kind)) return [];
    seen.add(kind);
    return [index];
  });
}

async function pressEach(page: Page, paths: string[], presses: Record<string, Press>) {
  const seen = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    for (const index of await listControls(page, seen)) {
      const find = () => page.locator(controls).nth(index);
      const label = await labelOf(find());
      const wanted = await outcomeWithProgram(page, path, find);
      await page.evaluate(() => localStorage.clear());
      for (const [how, press] of Object.entries(presses)) {
        await test.step(`${path}: ${label}, ${how}`, async () => {
          await pressFirst(page, path, find, press);
          await expect.poll(() => outcomeOf(page), `${path}: ${label}, ${how}`).toEqual(wanted);
          await page.evaluate(() => localStorage.clear());
        });
      }
    }
  }
  expect(seen.size).toBeGreaterThan(8);
}

/** An `aria-disabled` button takes a press too, and says why it is off. */
const isOff = async (control: Locator) => (await control.getAttribute("aria-disabled")) === "true";

const byKey =
  (key: string): Press =>
  (control) =>
    control.press(key);

for (const screen of screens)
  test(`the first press of a visitor on each control is answered, by mouse, tap and key, on a ${screen} [GEN-25]`, {
    tag: `@${screen}`,
  }, async ({ page, expectTrouble, hasTouch }) => {
    test.setTimeout(600_000);
    expectTrouble(/^404 GET \/gibt-es-nicht/);
    await pressEach(
      page,
      visitors,
      hasTouch
        ? { tap: async (control) => control.tap({ force: await isOff(control) }) }
        : { mouse: async (control) => control.click({ force: await isOff(control) }), Enter: byKey("Enter") },
    );
  });

test("a member's first press on each control is answered, by mouse and key [GEN-25]", async ({ page, viewer: _ }) => {
  test.setTimeout(600_000);
  await pressEach(page, members, {
    mouse: async (control) => control.click({ force: await isOff(control) }),
    key: async (control) => control.press((await control.getAttribute("href")) ? "Enter" : "Space"),
  });
});
