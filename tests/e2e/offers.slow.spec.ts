import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { expect, expectGoodWideAndNarrow, test, wideAndNarrow } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { touch } from "../support/touch";

test("an offer for a changed call shows both versions, and can be upheld [OFFER-27, OFFER-57]", async ({
  page,
  browser,
  site,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [berg, anna] = [await newCompany(), await newPerson()];
  const call = await createCallOf(db, berg, { budget: "5000", requirements: ["Muster", "Karton"] });
  const answeredCall = { ...call, budget: "2500", requirements: ["Muster"] };
  const { path } = await createOffer(db, call, anna, {
    ...{ answeredCall, priceKind: "pauschal", priceCents: 480_000, priceTax: "keine" },
  });
  await signIn(anna);
  await page.goto("/angebote");
  await expect(page.getByText("Die Ausschreibung hat sich geändert.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("term").first()).toHaveText("Preis");
  await page.goto(path);
  const changed = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Budget" }) })
    .last();
  await expect(changed).toContainText("1.000-2.500 €");
  await expect(changed).toContainText("2.500-5.000 €");
  await expect(page.getByRole("heading", { name: "Lieferumfang" })).toHaveCount(0);
  await expectGoodWideAndNarrow(page);

  const other = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
  await signIn(berg, other);
  const desk = await other.newPage();
  await desk.goto(`/ausschreibungen/${call.id}/angebote`);
  await expect(desk.getByText("zur früheren Fassung der Ausschreibung")).toBeVisible();

  await touch(page);
  await page.getByRole("button", { name: "Angebot aufrechterhalten" }).press("Enter");
  await expect(page.getByText("Ihr Angebot gilt für die geänderte Ausschreibung")).toBeVisible();
  await expect(page.getByRole("button", { name: "Angebot aufrechterhalten" })).toHaveCount(0);
  await page.getByRole("link", { name: "Angebot ändern" }).click();
  const karton = page.getByText("Karton").filter({ visible: true });
  await wideAndNarrow(page, () => expect(karton).toHaveCount(page.viewportSize()?.width === 360 ? 0 : 1));

  await desk.reload();
  await expect(desk.getByText(/^aufrechterhalten am /)).toBeVisible();
  await other.close();
});
