import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { unique } from "../support/people";
import { touch } from "../support/touch";

test("the desk names its call, keeps its ticks over a look at an offer, and its bar covers no row on a phone [LOOK-51, LOOK-52, LOOK-53]", async ({
  page,
  company: berg,
  newPerson,
}) => {
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  const people = await Promise.all(["Eins", "Zwei", "Drei"].map((name) => newPerson({ name: unique(name) })));
  for (const person of people)
    await createOffer(db, call, person, { priceKind: "pauschal", priceCents: 480_000, priceTax: "keine" });
  const [one, two, three] = people.map(({ name }) => name);
  await page.goto(`/ausschreibungen/${call.id}/angebote`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Angebote zu „${call.title}“`);
  await expect(page).toHaveTitle(new RegExp(call.title));
  const tick = (name = "") => page.getByRole("checkbox", { name: new RegExp(name) });
  // Before the page's program is there, and after.
  await tick(one).check();
  await touch(page);
  await tick(two).check();
  await page.getByRole("link", { name: three }).click();
  await expect(
    page
      .getByText("Noch zu entscheiden")
      .or(page.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/angebote\/[\w-]+$/);
  await page.goBack();
  await expect(tick(one)).toBeChecked();
  await expect(tick(two)).toBeChecked();
  await expect(tick(three)).not.toBeChecked();
  await page.getByRole("link", { name: three }).click();
  await page.getByRole("link", { name: "Alle Angebote" }).click();
  await expect(tick(one)).toBeChecked();
  await expect(tick(two)).toBeChecked();
  await tick(two).uncheck();
  await page.reload();
  await expect(tick(one)).toBeChecked();
  await expect(tick(two)).not.toBeChecked();

  // 640 x 400 is a window of 1280 x 800 at 200 %.
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const bar = page.locator(".action-bar");
    for (const row of await page.getByRole("row").all()) {
      if (!(await row.isVisible())) continue;
      await row.scrollIntoViewIfNeeded();
      const [rowBox, barBox] = [await row.boundingBox(), await bar.boundingBox()];
      if (!rowBox || !barBox) throw new Error("The row or the bar has no place");
      expect(rowBox.y + rowBox.height, `${width} px`).toBeLessThanOrEqual(barBox.y + 1);
    }
  }
  await page.getByRole("button", { name: "Angekreuzten absagen …" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Absagen zu „${call.title}“`);
  await page.goto(`/ausschreibungen/${call.id}/angebote/vergleich`);
  await expect(page).toHaveTitle(new RegExp(call.title));
});
