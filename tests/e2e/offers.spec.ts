import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { offerDrafts } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createOffer } from "../support/offers";
import { longMember, monthAgo, unique } from "../support/people";
import { touch } from "../support/touch";
import { createWorkOf } from "../support/works";

test("three people come to an agreement, and each learns what concerns them [OFFER-02, OFFER-04, OFFER-10, OFFER-13, OFFER-15, OFFER-17, OFFER-18, OFFER-19, OFFER-40, OFFER-41, OFFER-42, OFFER-53, OFFER-54, OFFER-57, OFFER-67, OFFER-70, TALK-61]", async ({
  page,
  browser,
  site,
  mailSink,
  newPerson,
  newCompany,
  signIn,
}) => {
  test.slow();
  const berg = await newCompany(longMember);
  const anna = await newPerson(longMember);
  const ben = await newPerson({ memberSince: monthAgo, name: unique("Ben Rusch") });
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  await createOffer(db, call, ben, { priceKind: "pauschal", priceCents: 480_000, priceTax: "keine" });
  const works = ["Honig", "Essig", "Most", "Wein"];
  for (const title of works) await createWorkOf(db, anna, { title });

  await signIn(anna);
  await page.goto(call.path);
  await touch(page);
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
  await dialog.getByLabel("Geschätzte Menge").fill("5");
  await dialog.getByText("netto zzgl. 20 % USt", { exact: true }).click();
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
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
  expect((await mailSink.waitForMail(berg.email)).text).toContain("Zusammen: 3.200\u00a0€");

  await page.getByRole("link", { name: /^Ihr Angebot ansehen/ }).click();
  await expect(page.getByText("Das Unternehmen ist am Zug")).toBeVisible();
  await page.getByRole("link", { name: "Angebot ändern" }).click();
  await expectGoodWideAndNarrow(page);
  await page.getByLabel("Geschätzte Menge").fill("4,5");
  await page.getByRole("checkbox", { name: "Essig" }).uncheck();
  await page.getByRole("button", { name: "Angebot speichern" }).click();
  await expect(page.getByText("Angebot gespeichert")).toBeVisible();
  await expect(page.getByRole("list", { name: "Arbeiten" }).getByRole("link")).toHaveText(["Most", "Honig"]);
  await page.getByText(/^Fassung 1 vom/).click();
  await expect(page.getByText("640\u00a0€ pro Tag, etwa 5 Tage")).toBeVisible();
  await expectGoodWideAndNarrow(page);

  const other = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
  await signIn(berg, other);
  const desk = await other.newPage();
  await desk.goto("/profil");
  await desk.getByRole("link", { name: /^2 Angebote, 2 neu/ }).click();
  await expect(desk.getByText("2 Angebote, davon 2 neu")).toBeVisible();
  await expectGoodWideAndNarrow(desk);
  await touch(desk);
  await desk.getByLabel("Sortieren nach").selectOption("Preis");
  await desk.getByRole("button", { name: "Anwenden" }).click();
  await expect(desk).toHaveURL(/sortierung=preis/);
  await expect(desk.getByRole("rowheader")).toHaveText([new RegExp(anna.name), new RegExp(ben.name)]);
  await expect(desk.getByRole("row").nth(1).locator("td").first()).toContainText("2.880\u00a0€");

  await expect(desk.getByRole("button", { name: "1 ungelesene Unterhaltung" })).toBeVisible();
  await desk.getByRole("link", { name: anna.name }).click();
  await expect(desk.getByRole("heading", { level: 1, name: anna.name })).toBeVisible();
  await expect(desk.getByRole("button", { name: /ungelesene/ })).toHaveCount(0);
  await desk.getByLabel("Notiz", { exact: true }).fill("Muster ansehen");
  await desk.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(desk.getByText("Notiz gespeichert")).toBeVisible();
  await desk.getByRole("button", { name: "In die engere Wahl" }).click();
  await expect(desk.getByText("Engere Wahl", { exact: true })).toBeVisible();
  await expectGoodWideAndNarrow(desk);
  await desk.getByRole("button", { name: "Auswählen", exact: true }).click();
  const choice = desk.getByRole("dialog", { name: `${anna.name} auswählen` });
  await expect(choice).toContainText("Mit der Auswahl kommt hier noch kein Vertrag zustande.");
  await expect(choice).toContainText(berg.email);
  await expectGoodWideAndNarrow(desk);
  await choice.getByRole("button", { name: "Auswählen", exact: true }).click();
  await expect(desk.getByText("Ausgewählt", { exact: true })).toBeVisible();
  expect((await mailSink.waitForMail(anna.email)).subject).toBe(`Ausgewählt: Ihr Angebot für „${call.title}“`);

  await page.goto("/angebote");
  await expect(page.getByText("Sie sind am Zug")).toBeVisible();
  await expect(page.getByRole("main").getByRole("term").first()).toHaveText("Preis");
  await expectGoodWideAndNarrow(page);
  await page.getByRole("link", { name: call.title }).click();
  await expect(page.getByText("Engere Wahl")).toHaveCount(0);
  await touch(page);
  await page.getByRole("button", { name: "Ja, ich übernehme" }).click();
  await expect(page.getByRole("dialog").getByText(anna.email)).toBeVisible();
  await expectGoodWideAndNarrow(page);
  await page.getByRole("dialog").getByRole("button", { name: "Ja, ich übernehme" }).click();
  await expect(page.getByText("Bestätigt", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: berg.email })).toBeVisible();
  await expectGoodWideAndNarrow(page);

  await desk.reload();
  await expect(desk.getByRole("link", { name: anna.email })).toHaveAttribute("href", `mailto:${anna.email}`);
  await desk.goto(`/ausschreibungen/${call.id}/angebote`);
  await touch(desk);
  await desk.getByRole("checkbox", { name: new RegExp(ben.name) }).check();
  await desk.getByRole("button", { name: "Angekreuzten absagen …" }).click();
  await expect(desk.getByRole("checkbox", { name: ben.name })).toBeChecked();
  await expect(desk.getByLabel("Text der Absage")).toHaveValue(
    `Vielen Dank für Ihr Angebot zu „${call.title}“. Wir haben uns für ein anderes entschieden und wünschen Ihnen alles Gute.`,
  );
  await expectGoodWideAndNarrow(desk);
  await desk.getByRole("button", { name: "Absage senden" }).click();
  await expect(desk.getByText("Absage gesendet")).toBeVisible();
  await expect(desk.getByText("Abgesagt", { exact: true })).toBeVisible();
  const refusal = await mailSink.waitForMail(ben.email);
  expect(refusal.text).toContain("wünschen Ihnen alles Gute");
  expect(refusal.text).not.toContain(anna.name);

  await desk.getByRole("link", { name: "Vergleich drucken" }).click();
  await expect(desk.getByRole("heading", { name: "Vergleich und Begründung der Auswahl" })).toBeVisible();
  await expect(desk.getByText("Muster ansehen")).toBeVisible();
  await expectGoodWideAndNarrow(desk);
  await other.close();
});

test("an empty desk says what comes next, on both sides [OFFER-18, OFFER-19]", async ({ page, newCompany, signIn }) => {
  const berg = await newCompany();
  await signIn(berg);
  await page.goto(`/ausschreibungen/${(await createCallOf(db, berg)).id}/angebote`);
  await expect(page.getByRole("heading", { name: "Noch keine Angebote" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/angebote");
  await expect(page.getByRole("main").getByRole("link", { name: "Ausschreibungen durchsuchen" })).toBeVisible();
  await expectAccessible(page);
});

test("the desk decides at its rows, by mouse and by keyboard [OFFER-64, OFFER-65, OFFER-66, OFFER-74]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
  mailSink,
}) => {
  const berg = await newCompany(longMember);
  const [anna, ben] = [await newPerson(), await newPerson()];
  const call = await createCallOf(db, berg);
  await createOffer(db, call, anna, { createdAt: monthAgo });
  await createOffer(db, call, ben);
  await signIn(berg);
  await page.goto(`/ausschreibungen/${call.id}/angebote?sortierung=eingang&stand=offen`);
  await touch(page);
  const [first, second] = [page.getByRole("row").nth(1), page.getByRole("row").nth(2)];
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

test("keeps by itself what is typed into the form of an offer, and shows it before it is sent [OFFER-71, OFFER-72, OFFER-73]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson(), await newCompany()];
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  const path = `/nachrichten/neu?ausschreibung=${call.id}`;
  await signIn(anna);
  await page.goto(path);
  await touch(page);
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

  await page.goto(call.path);
  await touch(page);
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
