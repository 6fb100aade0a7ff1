import { brotliCompressSync, constants } from "node:zlib";
import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { createCollection } from "../support/collections";
import { expect, expectNoSidewaysScroll, expectWholeWords, test, wideAndNarrow } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { openStarted } from "../support/touch";

test("lets an article flow over the sheets of paper, with nothing over it, and no empty sheet while the cookie banner asks [LOOK-19, LOOK-23]", async ({
  page,
}) => {
  await page.goto("/blog/was-kostet-ein-logo");
  await expect(page.getByRole("button", { name: "Ablehnen" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const breaks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { breakInside, breakAfter } = getComputedStyle(element);
        return [breakInside, breakAfter];
      });
  expect(await breaks("article")).toEqual(["auto", "auto"]);
  expect(await breaks(".prose h2")).toEqual(["avoid", "avoid"]);
  await expect(page.getByText("Zum Inhalt springen")).toBeHidden();
  const roomBelow = await page.evaluate(
    () =>
      document.body.getBoundingClientRect().bottom -
      (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0),
  );
  expect(roomBelow).toBeLessThan(1);
});

test("lets the facade of the sign-in reach the edge of the window [LOOK-20]", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/auth");
  const facade = await page.locator("main .facade").evaluate((element) => element.getBoundingClientRect().right);
  expect(facade).toBeGreaterThanOrEqual(await page.evaluate(() => document.body.clientWidth));
  await expectNoSidewaysScroll(page);
});

const emptyLists = [
  ["/ausschreibungen?q=xyzzyq", "Keine Ausschreibungen gefunden"],
  ["/blog?q=xyzzyq", "Keine Artikel gefunden"],
  ["/nachrichten", /^(Noch )?[Kk]eine Nachrichten/],
  ["/angebote", /[Kk]eine Angebote/],
  ["/kreative?q=xyzzyq", "Keine Kreativen gefunden"],
  ["/admin/protokoll?q=xyzzyq", /gibt es keinen Eintrag/],
] as const;

test("gives the picture of an empty list room below what is above it [LOOK-47]", async ({ page, superadmin: _ }) => {
  for (const [address, title] of emptyLists) {
    await page.goto(address);
    await wideAndNarrow(page, async () => {
      const room = await page.getByRole("heading", { name: title }).evaluate((heading) => {
        const { top } = (heading.previousElementSibling ?? heading).getBoundingClientRect();
        let above = Number.NEGATIVE_INFINITY;
        const texts = document.createTreeWalker(heading.closest("main") ?? heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text && text.parentElement !== heading; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { bottom, width } = range.getBoundingClientRect();
          const isShown = text.parentElement?.checkVisibility() && !text.parentElement.closest(".sr-only");
          if (isShown && width > 1 && text.textContent?.trim()) above = Math.max(above, bottom);
        }
        return top - above;
      });
      expect(room, address).toBeGreaterThan(20);
    });
  }
});

test("divides only long words at the end of a line, wherever words are divided [LOOK-87]", async ({ page }) => {
  await page.goto("/suche?q=Plakat");
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("button", { name: "Suchen" }),
    page.getByRole("contentinfo").getByRole("link").first(),
  ]) {
    await expect(part).toHaveCSS("hyphens", "auto");
    await expect(part).toHaveCSS("hyphenate-limit-chars", "12 5 4");
  }
});

test("finds a word that a line ends within [LOOK-48]", async ({ page }) => {
  await page.goto("/impressum");
  const write = (width: string) =>
    page.locator("h1").evaluate((heading, width) => {
      heading.textContent = "Ihre E-Mail-Adresse";
      heading.style.width = width;
    }, width);
  await write("8em");
  await expectWholeWords(page);
  await write("3.2em");
  await expect(expectWholeWords(page)).rejects.toThrow("ends within a word");
});

test("keeps the directory below 20 KB, for the first visitor and others [LOOK-28, WORK-79]", async ({ request }) => {
  const html = await (await request.get("/kreative")).body();
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(compressed.length).toBeLessThan(20 * 1024);
  // The first answer is compressed in less time.
  const first = await request.get("/kreative?noch=nie", { headers: { "accept-encoding": "br" } });
  expect(Number(first.headers()["content-length"])).toBeLessThan(20 * 1024);
});

test("gives each point of the map 44 px for a finger, but for what belongs to another point [LOOK-83]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/kreative?ansicht=karte");
  const misses = await page.getByRole("list", { name: "Karte" }).evaluate((map) => {
    const points: Element[] = [...map.querySelectorAll("a")];
    return points.flatMap((point) => {
      point.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = point.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hitAt = (dx: number, dy: number) => document.elementFromPoint(x + dx, y + dy)?.closest("a");
      const places = [-20, 0, 20].flatMap((dx) => [-20, 0, 20].map((dy) => ({ dx, dy })));
      return places.flatMap(({ dx, dy }) => {
        const hit = hitAt(dx, dy);
        const isHit = dx || dy ? hit && points.includes(hit) : hit === point;
        const isOutside = x + dx < 0 || x + dx > window.innerWidth;
        return isHit || isOutside ? [] : `${point.textContent} ${dx} ${dy}`;
      });
    });
  });
  expect(misses).toEqual([]);
});

test("on a phone, aligns what one can do with an entry to its name, and gives a last fact the full width [LOOK-94, LOOK-95]", async ({
  page,
  viewer: anna,
  newPerson,
  newCompany,
}) => {
  const listed = await newPerson();
  const list = await createCollection(db, anna, { entries: [{ profileId: listed.id }] });
  await createOffer(db, await createCallOf(db, await newCompany()), anna);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(list.path);
  const leftOf = (text: string) =>
    page
      .getByRole("main")
      .getByText(text)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(Math.abs((await leftOf("Entfernen")) - (await leftOf(listed.name)))).toBeLessThan(2);
  await page.goto("/angebote");
  const widths = await page
    .locator("main dl")
    .first()
    .evaluate((facts) => [facts, facts.lastElementChild].map((one) => one?.getBoundingClientRect().width));
  expect(widths[1]).toBe(widths[0]);
});

test("has a search button beside its field, and below it at twice the text [LOOK-99]", async ({ page }) => {
  for (const path of ["/suche?q=Foto", "/blog"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const field = page.getByRole("main").getByRole("searchbox");
    const button = page.getByRole("main").getByRole("button", { name: "Suchen", exact: true });
    const boxes = async () => [await field.boundingBox(), await button.boundingBox()] as const;
    const [wide, beside] = await boxes();
    expect(beside?.y, path).toBe(wide?.y);
    // What 360 px are at 200 %.
    await page.setViewportSize({ width: 180, height: 370 });
    const [narrow, below] = await boxes();
    expect(below?.height, path).toBe(beside?.height);
    expect(below?.y, path).toBeGreaterThan((narrow?.y ?? 0) + (narrow?.height ?? 0));
  }
});

test("puts buttons below each other where large text leaves no room [LOOK-101]", async ({ page, company }) => {
  await createCallOf(db, company);
  // What 360 px are at 200 %.
  await page.setViewportSize({ width: 180, height: 370 });
  for (const [path, name] of [
    ["/", "Neuigkeiten"],
    ["/kreative", "Suchen"],
    ["/ausschreibungen", "Suchen"],
    ["/profil", "Bearbeiten"],
    ["/profil", "Mehr"],
  ] as const) {
    await page.goto(path);
    const lines = await page
      .getByRole("main")
      .locator("a, button")
      .filter({ hasText: new RegExp(`^${name}`) })
      .first()
      .evaluate((button, word) => {
        for (let fold = button.closest("details"); fold && !fold.open; ) fold.open = true;
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          if (!text.textContent?.startsWith(word)) continue;
          const range = document.createRange();
          range.setStart(text, 0);
          range.setEnd(text, word.length);
          return range.getClientRects().length;
        }
        return 0;
      }, name);
    expect([path, name, lines]).toEqual([path, name, 1]);
  }
});

test("leaves room between the words of a refusal and the ring around them [LOOK-96]", async ({ page, company: _ }) => {
  await openStarted(page, "/ausschreibungen/neu");
  await page.getByRole("button", { name: "Ausschreibung erstellen" }).press("Enter");
  const refusal = page.getByRole("alert").first();
  await refusal.focus();
  const room = await refusal.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineOffset));
  expect(room).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await refusal.boundingBox();
  expect((box?.x ?? 0) - room).toBeGreaterThanOrEqual(2);
});

test("says in two or three lines what an own offer waits for [LOOK-97]", async ({ page, viewer: anna, newCompany }) => {
  const berg = await newCompany();
  await createOffer(db, await createCallOf(db, berg), anna);
  await createOffer(db, await createCallOf(db, berg), anna, {
    ...{ state: "declined", stateSince: new Date(0), askedAgainAt: new Date() },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/angebote");
  const linesOf = (text: RegExp) =>
    page
      .getByText(text)
      .evaluate((fact) =>
        Math.round(fact.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(fact).lineHeight)),
      );
  expect(await linesOf(/^Das Unternehmen ist am Zug/)).toBeLessThanOrEqual(2);
  expect(await linesOf(/^Das Unternehmen fragt noch einmal/)).toBeLessThanOrEqual(3);
});

test("makes a button of the superadmin area as wide as its words [LOOK-95]", async ({ page, superadmin: _ }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/reserve-profile");
  const button = page.getByRole("main").getByRole("button", { name: "Profil reservieren", exact: true });
  expect((await button.boundingBox())?.width).toBeLessThan(300);
});
