import type { Locator } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique } from "../support/people";
import { createLetters, reserve } from "../support/reservations";

const addresses = [
  "johanna.feuerstein-moosbrugger@architekturwerkstatt-bregenzerwald.example",
  "mariamagdalena.feuersteinbrugger@schreinerwerkstattlech.example",
  "kontakt@verein-fuer-zeitgenoessische-keramik.example",
  "anna@fink.example",
];

test("the dashboard breaks no address inside a word, and its table fits a window of 1280 pixels [LOOK-21]", async ({
  page,
  superadmin: _,
}) => {
  for (const email of addresses) await reserve(db, { email });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/dashboard");
  for (const email of addresses) {
    const cell = page.getByRole("cell", { name: email, exact: true });
    await expect(cell).toBeVisible();
    const broken = await cell.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^-]+-?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    });
    expect(broken).toEqual([]);
    const actions = cell.locator("xpath=..").getByRole("button").first();
    const [addressBox, actionBox] = [await cell.boundingBox(), await actions.boundingBox()];
    expect((addressBox?.x ?? 0) + (addressBox?.width ?? 0)).toBeLessThanOrEqual(actionBox?.x ?? 0);
  }
  await expectNoSidewaysScroll(page);
});

/** How many lines each date has that a row shows. */
const linesOfDates = (row: Locator) =>
  row.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { date: string; lines: number }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: date, index } of (text.textContent ?? "").matchAll(/\d+\.\s\p{L}+\.?\s\d{4}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + date.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (tops.length > 0) found.push({ date, lines: new Set(tops).size });
      }
    }
    return found;
  });

test("no date of a reserved profile breaks, whatever its state, in a window of 1024 pixels or more, below which rows are blocks [LOOK-73, LOOK-78]", async ({
  page,
  superadmin: _,
}) => {
  const email = "mariamagdalena.feuersteinbrugger@schreinerwerkstattlech.example";
  const [open, expired, claimed] = [unique("Offen"), unique("Abgelaufen"), unique("Beansprucht")];
  const past = new Date("2026-09-28");
  await createLetters(db, await reserve(db, { name: open, email: `offen.${email}`, openedAt: past }));
  await createLetters(db, await reserve(db, { name: expired, email: `ab.${email}`, expiresAt: past, openedAt: past }));
  await reserve(db, { name: claimed, email: `be.${email}`, claimed: true, claimedAt: past });
  for (const width of [1280, 1100, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, count] of [
      [open, 4],
      [expired, 4],
      [claimed, 2],
    ] as const) {
      await page.goto(`/admin/dashboard?q=${encodeURIComponent(name)}`);
      const dates = await linesOfDates(page.getByRole("row").filter({ hasText: name }));
      expect(dates, `${name} at ${width}`).toHaveLength(count);
      expect(dates.filter(({ lines }) => lines !== 1)).toEqual([]);
    }
  }
  // Where columns would be too narrow for a date, a row is a block.
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(page.locator("tbody tr").first()).toHaveCSS("display", "block");
});
