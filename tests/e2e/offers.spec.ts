import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { offerDrafts, offers } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { longMember, monthAgo, unique } from "../support/people";
import { openStarted, touch } from "../support/touch";
import { createWorkOf } from "../support/works";

test("an offer says its fields with the kind of price, its sum as one types, and an error until its cause is gone [OFFER-70]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson(longMember), await newCompany()];
  const works = ["Honig", "Essig", "Most", "Wein"];
  for (const title of works) await createWorkOf(db, anna, { title });
  await signIn(anna);
  await openStarted(page, (await createCallOf(db, berg)).path);
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  const dialog = page.getByRole("dialog", { name: `Angebot an ${berg.name}` });
  await expect(dialog.getByLabel("Betrag in Euro")).toBeHidden();
  await dialog.getByText("Mehrere Positionen", { exact: true }).click();
  await expect(dialog.getByLabel("Was (2. Position)", { exact: true })).toBeHidden();
  await dialog.getByLabel("Was (1. Position)", { exact: true }).fill("Konzept");
  await dialog.getByLabel("Menge (1. Position)", { exact: true }).fill("2,5");
  await dialog.getByLabel("Einzelpreis in € (1. Position)", { exact: true }).fill("640");
  await dialog.getByLabel("Was (2. Position)", { exact: true }).fill("Druck");
  await dialog.getByLabel("Einzelpreis in € (2. Position)", { exact: true }).fill("100");
  await dialog.getByText("netto zzgl. 13 % USt", { exact: true }).click();
  await expect(dialog.getByRole("status", { name: "Preis zusammen" })).toContainText("1.921\u00a0€");
  await expectAccessible(page);
  await dialog.getByText("Pro Tag", { exact: true }).click();
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Das mache ich gern.");
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(dialog.getByText("Bitte geben Sie den Preis ein")).toBeVisible();
  await dialog.getByLabel("Betrag in Euro").fill("640");
  for (const title of works) {
    await dialog.getByRole("checkbox", { name: title }).focus();
    await page.keyboard.press("Space");
  }
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(dialog.getByText("Bitte wählen Sie höchstens 3 Arbeiten")).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await dialog.getByRole("checkbox", { name: "Wein" }).focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByText("Bitte wählen Sie höchstens 3 Arbeiten")).toBeHidden();
});

test("the desk decides at its rows, by mouse and by keyboard [OFFER-57, OFFER-64, OFFER-65, OFFER-66, OFFER-74]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
  mailSink,
}) => {
  const berg = await newCompany(longMember);
  const [anna, ben] = [await newPerson(), await newPerson()];
  const call = await createCallOf(db, berg);
  await signIn(berg);
  await page.goto(`/ausschreibungen/${call.id}/angebote`);
  await expect(page.getByRole("heading", { name: "Noch keine Angebote" })).toBeVisible();
  const priced = { priceKind: "pauschal", priceCents: 480_000, priceTax: "keine" } as const;
  await createOffer(db, call, anna, { createdAt: monthAgo, ...priced });
  await createOffer(db, call, ben);
  await openStarted(page, `/ausschreibungen/${call.id}/angebote?sortierung=eingang&stand=offen`);
  const [first, second] = [page.getByRole("row").nth(1), page.getByRole("row").nth(2)];
  await expect(first.locator("td").first()).toContainText("4.800\u00a0€");
  await first.getByRole("link", { name: anna.name }).focus();
  await page.keyboard.press("e");
  await expect(first.getByText("Aus der engeren Wahl")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(second.getByRole("link", { name: ben.name })).toBeFocused();
  await page.keyboard.press("x");
  await expect(second.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("a");
  const choice = page.getByRole("dialog", { name: `${ben.name} auswählen` });
  await expect(choice).toContainText(berg.email);
  await choice.getByRole("button", { name: "Auswählen" }).click();
  await expect(second.getByText("Ausgewählt", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/stand=offen.*angebot=/);
  await expectGoodWideAndNarrow(page);

  await second.getByRole("button", { name: "Auswahl zurücknehmen" }).click();
  await expect(second.getByRole("link", { name: "Auswählen …" })).toBeVisible();
  await expect(second.getByRole("link", { name: ben.name })).toBeFocused();
  await first.getByRole("button", { name: "Absagen …" }).click();
  await page.getByText(/Leider passen die Termine nicht zusammen/).click();
  await expect(page.getByLabel("Text der Absage")).toBeHidden();
  // Toasts lie over each other while there are several.
  await expect(page.locator("li[data-index]")).toHaveCount(0);
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Absage senden" }).click();
  await expect(page.getByText("Absage gesendet")).toBeVisible();
  expect((await mailSink.waitForMail(anna.email)).text).toContain("die Termine nicht zusammen");
  await expect(page).toHaveURL(/stand=offen/);
  await expect(page.getByRole("row", { name: ben.name }).getByRole("checkbox")).toBeChecked();
  await expect(page.getByRole("columnheader", { name: "Beginn", exact: true })).toBeVisible();
  await page.getByLabel("Stand", { exact: true }).selectOption("Alle");
  await page.locator("summary", { hasText: "Spalten wählen" }).click();
  for (const column of ["Nutzungs\u00adrechte", "Dauer", "Enthalten"])
    await page.getByRole("group", { name: "Spalten", exact: true }).getByText(column, { exact: true }).click();
  await page.getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/spalten=rechte/);
  await expect(page.getByRole("columnheader", { name: "Dauer", exact: true })).toBeVisible();
  await expectGoodWideAndNarrow(page);
});

test("keeps by itself what is typed into the form of an offer, and shows it before it is sent [OFFER-71]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson(), await newCompany()];
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  const path = `/nachrichten/neu?ausschreibung=${call.id}`;
  await signIn(anna);
  await openStarted(page, path);
  const message = page.getByLabel("Nachricht", { exact: true });
  await message.fill("Drei Entwürfe in drei Wochen.");
  await page.getByText("Pauschal", { exact: true }).click();
  await page.getByLabel("Betrag in Euro", { exact: true }).fill("800");
  await expect(page.getByText(/^Entwurf gespeichert um \d\d:\d\d$/)).toBeVisible();
  await expect
    .poll(async () => (await db.select().from(offerDrafts).where(eq(offerDrafts.ausschreibungId, call.id)))[0]?.values)
    .toMatchObject({ message: "Drei Entwürfe in drei Wochen.", priceAmount: "800" });

  // Follows a link within the page, as 'Zum Inhalt' is.
  await page.evaluate(() => {
    location.hash = "inhalt";
  });
  await expect(page).toHaveURL(/#inhalt$/);
  await expect(message).toHaveValue("Drei Entwürfe in drei Wochen.");

  await page.goto(path);
  await expect(message).toHaveValue("Drei Entwürfe in drei Wochen.");
  await expect(page.getByLabel("Betrag in Euro", { exact: true })).toHaveValue("800");
  await touch(page);
  await page.getByRole("button", { name: "Vorschau", exact: true }).click();
  await expect(page.getByText("Bitte wählen Sie, ob Umsatzsteuer dazukommt", { exact: true })).toBeVisible();
  await page.getByText("netto zzgl. 20 % USt", { exact: true }).click();
  await page.getByRole("button", { name: "Vorschau", exact: true }).click();
  const preview = page.getByRole("region", { name: "So liest es das Unternehmen", exact: true });
  await expect(preview).toContainText("960\u00a0€");
  await expect(preview).toBeFocused();
  await expect
    .poll(async () => (await db.select().from(offerDrafts).where(eq(offerDrafts.ausschreibungId, call.id)))[0]?.values)
    .toMatchObject({ priceTax: "netto" });
  await expectGoodWideAndNarrow(page);

  await openStarted(page, call.path);
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  const dialog = page.getByRole("dialog", { name: `Angebot an ${berg.name}` });
  await expect(dialog.getByLabel("Nachricht", { exact: true })).toHaveValue("Drei Entwürfe in drei Wochen.");
  await dialog.locator("summary", { hasText: "Entwurf verwerfen" }).click();
  await dialog.getByRole("button", { name: "Verwerfen", exact: true }).click();
  await expect(page.getByText("Entwurf verworfen", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  await expect(dialog.getByLabel("Nachricht", { exact: true })).toHaveValue("");
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Gern.");
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
  expect(await db.$count(offerDrafts, eq(offerDrafts.ausschreibungId, call.id))).toBe(0);
});

test("a form of an order that was ended meanwhile stays with what was typed, on a page that says how the order stands [ORDER-26]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
  expectTrouble,
}) => {
  const [anna, berg] = [await newPerson(), await newCompany()];
  await signIn(anna);
  for (const [summary, field, button] of [
    ["Termine oder eine Änderung vorschlagen", "Was sich sonst ändert", "Vorschlag senden"],
    ["Auftrag abbrechen", "Grund", "Auftrag abbrechen"],
  ] as const) {
    const { id, path } = await createOffer(db, await createCallOf(db, berg), anna, { state: "confirmed" });
    await openStarted(page, `${path}/auftrag`);
    await page.locator("summary", { hasText: summary }).click();
    await page.getByLabel(field).fill("Mit drei Sorten mehr.");
    await db.update(offers).set({ cancelledAt: new Date(), cancelledBy: "company" }).where(eq(offers.id, id));
    expectTrouble(/^409 POST \/angebote/);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Abgebrochen");
    await expect(page.getByRole("alert")).toContainText("Dieser Auftrag ist inzwischen abgebrochen.");
    await expect(page.getByLabel(field)).toHaveValue("Mit drei Sorten mehr.");
    await expect(page.locator("summary:visible")).toHaveText([new RegExp(summary)]);
  }
});
