import { createCallOf, dayFromNow } from "../support/calls";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { unique } from "../support/people";

test("two sides agree on days, deliver, accept and confirm that they worked together, on a narrow window [ORDER-08, ORDER-09, ORDER-11, REACH-97, REACH-98, TELL-49]", async ({
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
  await company.getByRole("dialog").getByRole("button", { name: "Ja, alles ist da" }).click();
  await expect(company.getByRole("heading", { name: "Abgeschlossen" })).toBeVisible();
  await expect(company.getByRole("main")).toBeFocused();
  await expectAccessible(company);

  await company.locator("summary", { hasText: "Zusammenarbeit bestätigen" }).click();
  await company.getByLabel(/^Ein Satz über Anna Fink/).fill("Pünktlich, klar und ohne Umwege.");
  await company.getByRole("button", { name: "Satz senden", exact: true }).click();
  await expect(company.getByText(/^Wartet, ob Anna Fink/)).toBeVisible();
  await expectNoSidewaysScroll(company);

  await page.reload();
  await page.getByRole("button", { name: "Auf meinem Profil zeigen", exact: true }).click();
  await expect(page.getByText("Steht öffentlich auf Ihrem Profil.", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Mit einem Satz antworten" }).click();
  await page.getByLabel(/^Ihre Antwort/).fill("Gern wieder.");
  await page.getByRole("button", { name: "Antwort speichern", exact: true }).click();
  await expect(page.locator("summary", { hasText: "Ihre Antwort ändern" })).toBeVisible();
  await expectAccessible(page);

  await company.goto(`/kreative/${anna.slug}`);
  await expect(company.getByRole("heading", { name: "Bestätigte Zusammenarbeit", exact: true })).toBeVisible();
  await expect(company.getByText("Gern wieder.")).toBeVisible();
  await expectNoSidewaysScroll(company);
  await expectAccessible(company);
  await context.close();
});
