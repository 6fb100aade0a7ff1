import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { reserve } from "../support/reservations";

const addresses = [
  "johanna.feuerstein-moosbrugger@architekturwerkstatt-bregenzerwald.example",
  "mariamagdalena.feuersteinbrugger@schreinerwerkstattlech.example",
  "kontakt@verein-fuer-zeitgenoessische-keramik.example",
  "anna@fink.example",
];

test("the dashboard breaks no address inside a word, and its table fits a window of 1280 pixels, with no date in two lines [LOOK-21, LOOK-73]", async ({
  page,
  newPerson,
  signIn,
  db,
}) => {
  for (const email of addresses) await reserve(db, { email });
  await signIn(await newPerson({ isSuperadmin: true }));
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
  const lines = await page
    .getByText(/^Link gilt bis/)
    .evaluateAll((notes) => notes.map((note) => Math.round(note.getBoundingClientRect().height / 20)));
  expect(lines.length).toBeGreaterThanOrEqual(addresses.length);
  expect(new Set(lines)).toEqual(new Set([1]));
  await expectNoSidewaysScroll(page);
});
