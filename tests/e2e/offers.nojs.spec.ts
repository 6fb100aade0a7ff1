import { createCallOf } from "../support/calls";
import { expect, expectNoSidewaysScroll, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { unique } from "../support/people";

const monthAgo = new Date(Date.now() - 30 * 86_400_000);

test("an offer is sent, changed, selected, confirmed and another declined without script [OFFER-08, OFFER-13, OFFER-15, OFFER-17, OFFER-25]", async ({
  page,
  browser,
  site,
  db,
  mailSink,
  newPerson,
  newCompany,
  signIn,
  expectTrouble,
}) => {
  test.slow();
  expectTrouble(/^400 POST \/nachrichten/);
  const berg = await newCompany({ memberSince: monthAgo });
  const anna = await newPerson({ memberSince: monthAgo });
  const ben = await newPerson({ name: unique("Ben Rusch") });
  const call = await createCallOf(db, berg, { title: unique("Etiketten"), requirements: ["Papiermuster"] });
  await createOffer(db, call, ben);
  await signIn(anna);
  await page.goto(call.path);
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  await expect(page.getByRole("region", { name: "Worum es geht" })).toContainText("Papiermuster");
  await expect(page.getByLabel("Betrag in Euro")).toBeHidden();
  await page.getByText("Pauschal", { exact: true }).click();
  await page.getByLabel("Nachricht", { exact: true }).fill("Das mache ich gern.");
  await page.getByLabel("Betrag in Euro").fill("viel");
  await page.getByText("netto zzgl. USt").click();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Bitte geben Sie den Preis als Zahl ein")).toBeVisible();
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue("Das mache ich gern.");
  await page.getByLabel("Betrag in Euro").fill("4.800");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  expect((await mailSink.waitForMail(berg.email)).text).toContain("4.800\u00a0€ pauschal");

  await page.goto("/angebote");
  await page.getByRole("link", { name: call.title }).click();
  await page.getByRole("link", { name: "Angebot ändern" }).click();
  await page.getByLabel("Betrag in Euro").fill("4.500");
  await page.getByRole("button", { name: "Angebot speichern" }).click();
  await expect(page.getByText("4.500\u00a0€ pauschal")).toBeVisible();
  await expectNoSidewaysScroll(page);

  const other = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await signIn(berg, other);
  const desk = await other.newPage();
  await desk.goto(`/ausschreibungen/${call.id}/angebote?stand=neu`);
  await desk.getByRole("link", { name: anna.name }).click();
  await desk.getByRole("button", { name: "Auswählen", exact: true }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Auswählen", exact: true }).click();
  await expect(desk.getByText("Ausgewählt", { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Ja, ich übernehme" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja, ich übernehme" }).click();
  await expect(page.getByText("Bestätigt", { exact: true })).toBeVisible();

  await desk.goto(`/ausschreibungen/${call.id}/angebote`);
  await desk.getByRole("checkbox", { name: new RegExp(ben.name) }).check();
  await desk.getByRole("button", { name: "Angekreuzten absagen …" }).click();
  await desk.getByRole("button", { name: "Absage senden" }).click();
  await expect(desk.getByText("Abgesagt", { exact: true })).toBeVisible();
  expect((await mailSink.waitForMail(ben.email)).subject).toBe(`Absage: Ihr Angebot für „${call.title}“`);
  await other.close();
});
