import {
  expect,
  expectGoodWideAndNarrow,
  expectNoSidewaysScroll,
  screens,
  test,
  wideAndNarrow,
} from "../support/fixtures";

test("opens one answer at a time, and closes it again [HOME-20]", async ({ page }) => {
  await page.goto("/");
  const first = page.getByText("Wer kann sich registrieren?");
  const second = page.getByText("Warum gibt es diese Plattform?");
  const open = page.locator("details[name=fragen][open]");
  await first.click();
  await expect(open).toHaveCount(1);
  await second.click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Tür an Tür");
  await expectGoodWideAndNarrow(page);
  await second.click();
  await expect(open).toHaveCount(0);
  await wideAndNarrow(page, expectNoSidewaysScroll);
});

test("leaves no hole beside a third featured creative in two columns [LOOK-71]", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const cards = page.locator(".last-across > article");
  await expect(cards).toHaveCount(3);
  const [first, , last] = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(last?.width).toBeGreaterThan(2 * (first?.width ?? 0));
  const [pictures, name] = [cards.nth(2).locator(".card-cover"), cards.nth(2).getByRole("heading")];
  expect((await name.boundingBox())?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect((await pictures.boundingBox())?.width).toBeCloseTo(first?.width ?? 0, 0);
});

for (const screen of screens)
  test(`shows two lines of what a featured creative writes, on a ${screen} [HOME-08]`, { tag: `@${screen}` }, async ({
    page,
  }) => {
    await page.goto("/");
    const cards = page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Portfolio anzeigen/ }) });
    const texts = cards.locator(":scope > p");
    await expect(texts).toHaveCount(3);
    const sizes = await texts.evaluateAll((paragraphs) =>
      paragraphs.map((text) => ({
        lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        isCut: text.scrollHeight > text.clientHeight,
      })),
    );
    expect(Math.max(...sizes.map(({ lines }) => lines))).toBe(2);
    expect(sizes.some(({ isCut }) => isCut)).toBe(true);
  });

test("the first card loads its facade and its picture at once [LOOK-43]", async ({ page }) => {
  for (const path of ["/", "/kreative"]) {
    await page.goto(path);
    const cover = page.getByRole("main").getByRole("article").first().locator(".card-cover");
    await expect(cover.locator("img").first()).toHaveClass(/facade/);
    await expect(
      cover.locator("> .facade, .framed > img:first-child").and(page.locator('[loading="lazy"]')),
    ).toHaveCount(0);
  }
});
