import type { Locator, Page } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { layOutWhole } from "../support/accessible";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { createWorkOf } from "../support/works";

const phone = { width: 390, height: 844 };

const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, height, width } = element.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY, height, width };
    }),
  );

/** The files of pictures that the page has requested. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/storage/") && !path.includes("portraet")),
  );

test("shows people by their pictures on a phone, early and low, and folds the filter [LOOK-24, LOOK-27]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/kreative");
  await layOutWhole(page);
  const cards = page.getByRole("article");
  const boxes = await boxesOf(cards);
  expect(boxes[0]?.top).toBeLessThanOrEqual(330);
  const names = await boxesOf(cards.getByRole("heading"));
  // A name of several lines makes its card higher.
  const usual = boxes.filter((_, index) => (names[index]?.height ?? 0) < 45);
  expect(usual.length).toBeGreaterThan(15);
  expect(Math.max(...usual.map(({ height }) => height))).toBeLessThan(400);
  const [search] = await boxesOf(page.getByRole("searchbox"));
  const filter = page.getByText("Filter", { exact: true });
  expect((await boxesOf(filter))[0]?.top).toBe(search?.top);
  // Other tests may have put people without pictures before her.
  const annas = cards.filter({ has: page.locator('a[href="/kreative/anna-fink"]') });
  expect((await boxesOf(annas.locator(".framed img:visible"))).map(({ width, height }) => width / height)).toEqual([
    expect.closeTo(2, 1),
  ]);
  expect((await loaded(page)).length).toBeLessThan(12);
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole("combobox", { name: "Skill" })).toBeHidden();
  await filter.click();
  await expect(page.getByRole("combobox", { name: "Skill" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Filter zurücksetzen" })).toBeVisible();
  await expectAccessible(page);
});

test("gives titles that lead somewhere room for a finger [LOOK-68]", { tag: "@phone" }, async ({ page, viewer }) => {
  await createWorkOf(db, viewer);
  await page.setViewportSize(phone);
  for (const list of ["/feed", "/ausschreibungen", "/profil"]) {
    await page.goto(list);
    await layOutWhole(page);
    const heights = await page
      .getByRole("main")
      .locator(".title-link")
      .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link, "::before").height)));
    expect(heights.length, list).toBeGreaterThan(0);
    expect(Math.min(...heights), list).toBeGreaterThanOrEqual(44);
  }
});

test("gives the name under a work room for a finger [LOOK-89]", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/arbeiten");
  const heights = await page
    .getByRole("article")
    .locator("a[href^='/kreative/']:not([href*='/arbeiten/'])")
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link, "::before").height)));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test("has the three buttons of a new work in one row, each on one line [LOOK-90]", { tag: "@phone" }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(await newPerson());
  await page.goto("/arbeiten/neu");
  const buttons = await boxesOf(page.locator(".action-bar .button"));
  expect(buttons.map(({ top, height }) => [top, height])).toEqual(Array(3).fill([buttons[0]?.top, 48]));
});

test("folds what narrows works and calls on a phone, unless it is set [LOOK-66]", { tag: "@phone" }, async ({
  page,
  viewer: _,
}) => {
  await page.setViewportSize(phone);
  const lists = [
    ["/arbeiten", "Skill", "/arbeiten?skill=Illustration"],
    ["/ausschreibungen", "Kategorie", "/ausschreibungen?kategorie=Illustration"],
  ] as const;
  for (const [list, label, narrowed] of lists) {
    const choice = page.getByRole("search").getByLabel(label);
    await page.goto(list);
    await layOutWhole(page);
    const [search] = await boxesOf(page.getByRole("searchbox"));
    const filter = page.getByText("Filter", { exact: true });
    expect((await boxesOf(filter))[0]?.top).toBe(search?.top);
    await expect(choice).toBeHidden();
    if (list === "/arbeiten") expect((await boxesOf(page.getByRole("article")))[0]?.top).toBeLessThan(450);
    await filter.click();
    await expect(choice).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto(narrowed);
    await expect(choice).toBeVisible();
  }
});

test("shows three pictures of a person when wide, and the facade with none [LOOK-27]", async ({ page, newPerson }) => {
  await page.goto("/kreative?q=Anna+Fink");
  const card = page.getByRole("article");
  const annas = card.filter({ has: page.locator('a[href="/kreative/anna-fink"]') });
  await expect(annas.locator(".framed img:visible")).toHaveCount(3);
  await expect(page.getByText("Filter", { exact: true })).toBeHidden();
  const { name } = await newPerson();
  await page.goto(`/kreative?q=${encodeURIComponent(name)}`);
  await expect(card.locator(".framed img")).toHaveCount(0);
  const cover = await boxesOf(card.locator(".card-cover"));
  expect(await boxesOf(card.locator(".card-cover > .facade"))).toEqual(cover);
});

test("shows what a person makes under the name: works, or pictures of posts that open large [LOOK-25]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/kreative/anna-fink");
  const works = page.getByRole("list", { name: "Arbeiten von Anna Fink" });
  expect((await boxesOf(works))[0]?.top).toBeLessThan(420);
  await expect(works.getByRole("link", { name: "Zilla" })).toHaveAttribute(
    "href",
    /^\/kreative\/anna-fink\/arbeiten\//,
  );
  await expectNoSidewaysScroll(page);

  await page.goto("/kreative/elif-arslaner");
  const pictures = page.getByRole("list", { name: "Bilder von Elif Arslaner" });
  expect((await boxesOf(pictures))[0]?.top).toBeLessThan(480);
  await pictures.getByRole("link").first().click();
  await expect(page.getByRole("dialog").getByRole("img").first()).toBeVisible();
  await expectAccessible(page);
});

test("has the first recommended people in the first window [LOOK-26]", async ({ page }) => {
  const cards = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Portfolio anzeigen/ }) });
  await page.goto("/");
  await expect(cards).toHaveCount(3);
  const names = await boxesOf(cards.getByRole("heading"));
  expect(names).toHaveLength(3);
  for (const { bottom } of names) expect(bottom).toBeLessThan(800);
  await page.setViewportSize(phone);
  expect((await boxesOf(cards))[0]?.top).toBeLessThan(640);
  const steps = page.getByRole("region", { name: "So einfach funktioniert's" }).getByRole("listitem");
  for (const { height } of await boxesOf(steps)) expect(height).toBeLessThan(150);
  await expectAccessible(page);
});

test("shows text, roles and contact beside the pictures, the first row above the fold, and the words after the first row on a phone [LOOK-50]", async ({
  page,
}) => {
  const paths = ["jodok-gmeinder/arbeiten/ein-schulhaus-aus-holz", "anna-fink/arbeiten/foehn-und-stille"];
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/kreative/${path}`);
    await layOutWhole(page);
    const [first, ...others] = await boxesOf(page.getByRole("link", { name: /^Bild \d/ }));
    expect(first?.bottom).toBeLessThanOrEqual(800);
    const [title] = await boxesOf(page.getByRole("heading", { level: 1 }));
    expect(title?.top).toBeLessThan(300);
    const place = (locator: Locator) => locator.first().evaluate((element) => element.getBoundingClientRect());
    const pictures = await place(page.getByRole("link", { name: /^Bild \d/ }));
    const contact = await place(page.getByRole("button", { name: "Nachricht senden" }));
    const share = await place(page.getByText("Mein Anteil"));
    for (const { left } of [contact, share]) expect(left).toBeGreaterThan(pictures.right);
    expect(others.length).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);

    await page.setViewportSize(phone);
    await layOutWhole(page);
    const [one, two] = await boxesOf(page.getByRole("link", { name: /^Bild \d/ }));
    const [text] = await boxesOf(page.getByText("Mein Anteil"));
    expect(one?.bottom).toBeLessThan(text?.top ?? 0);
    if (path.startsWith("jodok")) expect(text?.bottom).toBeLessThan(two?.top ?? 0);
    await expectNoSidewaysScroll(page);
  }
});

test("shows a poster whole on a card, wide and narrow [LOOK-57]", async ({ page }) => {
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size);
    await page.goto("/kreative?q=Anna+Fink");
    const first = page.getByRole("article").first().locator(".framed img").first();
    await expect(first).toHaveCSS("object-fit", "contain");
    const { natural, box } = await first.evaluate((image: HTMLImageElement) => ({
      natural: image.naturalWidth / image.naturalHeight,
      box: image.clientWidth / image.clientHeight,
    }));
    expect(natural).toBeLessThan(box);
  }
});
