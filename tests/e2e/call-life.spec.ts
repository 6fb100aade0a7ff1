import { expect, expectGoodWideAndNarrow, expectNoSidewaysScroll, test, wideAndNarrow } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { unique } from "../support/people";
import { touch } from "../support/touch";

test("leads a call from draft to published, closed and open again [LIFE-04, LIFE-08]", async ({
  page,
  newCompany,
  signIn,
}) => {
  const title = unique("Etiketten");
  await signIn(await newCompany());
  await page.goto("/ausschreibungen/neu");
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Als Entwurf speichern" }).click();
  await expect(page.getByText("Entwurf gespeichert")).toBeVisible();
  const row = page.locator("#ausschreibungen li").first();
  await expect(row.getByText("Entwurf", { exact: true })).toBeVisible();
  await expectGoodWideAndNarrow(page);

  await touch(page);
  await row.getByRole("link", { name: /^Weiterschreiben/ }).click();
  await row.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(row.getByText("Bitte füllen Sie alle Pflichtfelder aus")).toBeVisible();
  await row.getByLabel("Beschreibung", { exact: true }).fill("Fünf Sorten.");
  await row.getByLabel("Kategorie", { exact: true }).selectOption("Packaging");
  await row.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Ausschreibung veröffentlicht")).toBeVisible();

  const menu = row.getByRole("button", { name: `Mehr zu ${title}` });
  await openMenu(page, menu);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Schließen", exact: true }).click();
  await expect(row.getByText("Geschlossen", { exact: true })).toBeVisible();
  await menu.press("ArrowDown");
  await expect(row.getByRole("button", { name: "Anheften" })).toHaveCount(0);
  await expect(row.getByRole("link", { name: "Unterlagen", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Wieder öffnen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row.getByText("Geschlossen", { exact: true })).toBeHidden();

  await row.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await wideAndNarrow(page, expectNoSidewaysScroll);
});
