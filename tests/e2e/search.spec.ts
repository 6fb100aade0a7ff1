import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "../support/fixtures";
import { unique } from "../support/people";
import { openStarted } from "../support/touch";

test("leads everywhere to one search by the key '/', and suggests [FIND-55, FIND-59]", async ({ page, newPerson }) => {
  const name = unique("Xaverine Tobler");
  const { slug } = await newPerson({ name, title: "Fotografin", location: "Dornbirn" });
  const asked: string[] = [];
  page.on("request", (request) => /suggestion-list|vorschlaege/.test(request.url()) && asked.push(request.url()));
  await page.goto("/impressum");
  await page.keyboard.press("/");
  await expect(page).toHaveURL(/\/suche$/);
  const field = page.getByLabel("Was suchen Sie?");
  await expect(field).toBeFocused();
  await field.pressSequentially("Foto");
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  await expect(list.getByRole("group", { name: "Tätigkeiten" })).toContainText("Fotografie");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  expect(asked.filter((url) => url.includes("vorschlaege")).length).toBeLessThan(3);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", `${await first.getAttribute("id")}`);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("Foto");

  await field.fill("Xaverine");
  await list.getByRole("option", { name }).click();
  await expect(page).toHaveURL(new RegExp(`/kreative/${slug}$`));
});

test("loads the code of suggestions only for a field that has the focus, and searches without it [FIND-59]", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/suggestion-list/);
  const asked: string[] = [];
  await page.route(/suggestion-list/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openStarted(page, "/kreative");
  expect(asked).toEqual([]);
  await page.goto("/suche");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const field = page.getByLabel("Was suchen Sie?");
  await field.fill("Illustration");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/suche\?q=Illustration$/);
  await expect(page.getByRole("heading", { name: "Kreative", exact: true })).toBeVisible();
  // Not while somebody types.
  await page.getByLabel("Was suchen Sie?").pressSequentially("/");
  await expect(page.getByLabel("Was suchen Sie?")).toHaveValue(/\//);
});

test("keeps the focus where a part of what was understood was taken out [LOOK-76]", async ({ page }) => {
  await openStarted(page, "/kreative?q=Logo+in+Bludenz");
  await page.getByRole("link", { name: /^Ohne Logodesign/ }).press("Enter");
  await expect(page.getByRole("link", { name: /^Ohne Logodesign/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Ohne in Bludenz/ })).toBeFocused();
});
