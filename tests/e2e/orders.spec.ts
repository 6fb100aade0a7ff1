import { createCallOf, dayFromNow } from "../support/calls";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { unique } from "../support/people";

test("two sides agree on days, deliver and accept, on a narrow window [ORDER-08, ORDER-09, ORDER-11]", async ({
  page,
  browser,
  site,
  db,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson({ name: unique("Anna Fink") }), await newCompany()];
  const { path } = await createOffer(db, await createCallOf(db, berg, { title: "Etiketten" }), anna, {
    state: "confirmed",
  });
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 800 } });
  await signIn(berg, context);
  const company = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(anna);

  await page.goto(path);
  await page.getByRole("link", { name: "Zum Auftrag" }).click();
  await page.getByText("Termine oder eine Änderung vorschlagen").click();
  await page.getByLabel(/^Lieferung/).fill(dayFromNow(9));
  await page.getByRole("button", { name: "Vorschlag senden" }).click();
  await expect(page.getByRole("heading", { name: "Ihr Vorschlag" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await company.goto(`${path}/auftrag`);
  await expect(company.getByRole("heading", { name: "Ein Vorschlag wartet auf Sie" })).toBeVisible();
  await company.getByRole("button", { name: "Zustimmen" }).click();
  await expect(company.getByRole("link", { name: "In den Kalender" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Als geliefert melden" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja, alles ist geliefert" }).click();
  await expect(page.getByRole("heading", { name: "Geliefert", exact: true })).toBeVisible();

  await company.reload();
  await expectNoSidewaysScroll(company);
  await company.getByRole("button", { name: "Lieferung annehmen" }).click();
  await expect(company.getByRole("heading", { name: "Abgeschlossen" })).toBeVisible();
  await expectAccessible(company);
  await context.close();
});
