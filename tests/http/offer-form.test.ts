import { expect } from "vitest";
import { db } from "~/db/client.server";
import { takeAway } from "../support/break-database";
import { createCallOf } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";

const rows = {
  ...{ priceKind: "positionen", priceTax: "netto13", message: "Gern." },
  ...{ "positions[0].text": "Konzept", "positions[0].quantity": "2,5", "positions[0].unit": "Tage" },
  ...{ "positions[1].text": "Druck", "positions[1].unitPrice": "100" },
};

it("takes positions without script, says what is missing and what they cost together, and shows them as a table [OFFER-67, OFFER-69, OFFER-70]", async ({
  site,
}) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const creative = await signIn(new Browserless(site.url), anna);
  const form = (await creative.get(`/nachrichten/neu?ausschreibung=${call.id}`)).form("/nachrichten");
  const refused = await creative.submit(form, rows);
  expect(refused.text).toContain("Bitte geben Sie den Preis ein");
  for (const value of ["Konzept", "2,5", "Tage", "Druck"]) expect(refused.html).toContain(`value="${value}"`);
  const again = refused.form("/nachrichten");
  const tooHigh = await creative.submit(again, { "positions[0].unitPrice": "640", priceTax: "netto13", message: "" });
  expect(tooHigh.text).toContain("Mit 13 % USt 1.921 €".replaceAll(" ", " "));
  const sent = await creative.submit(tooHigh.form("/nachrichten"), { message: "Gern." });
  expect(sent.text).toContain("Angebot gesendet");

  const [, path = ""] = /href="(\/angebote\/[^"]+)"/.exec((await creative.get(call.path)).html) ?? [];
  const company = await signIn(new Browserless(site.url), berg);
  for (const browser of [creative, company]) {
    const { text } = await browser.get(path);
    expect(text).toContain("Konzept 2,5 Tage zu 640 € 1.600 €");
    expect(text).toContain("Druck pauschal 100 €");
    expect(text).toContain("netto zzgl. 13 % USt: 221 €");
  }
  await company.post(`${path}/auswaehlen`, {});
  await creative.post(`${path}/uebernehmen`, {});
  expect((await company.get(`${path}/auftragsblatt`)).text).toContain("Konzept 2,5 Tage zu 640 € 1.600 €");
});

it("keeps a draft without script, for every device of its person alone, and discards it [OFFER-71, OFFER-72, OFFER-78]", async ({
  site,
}) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const path = `/nachrichten/neu?ausschreibung=${call.id}`;
  const creative = await signIn(new Browserless(site.url), anna);
  const form = (await creative.get(path)).form("/nachrichten");
  expect(form.page.html).toMatch(/<noscript><button[^>]*name="entwurf"[^>]*>(<[^>]*>)*Als Entwurf speichern/i);
  const draft = { message: "Halbfertiger Satz", priceKind: "positionen", "positions[0].text": "Konzept" };
  expect((await creative.submit(form, { ...draft, entwurf: "ja" })).text).toMatch(/Entwurf gespeichert um \d\d:\d\d/);
  const byItself = await creative.post(`/ausschreibungen/${call.id}/entwurf`, draft, {
    headers: { accept: "application/json" },
  });
  expect(JSON.parse(byItself.html)).toEqual({ savedAt: expect.stringMatching(/^20/) });
  const elsewhere = await signIn(new Browserless(site.url), anna);
  for (const page of [path, `${call.path}?angebot=${call.id}`]) {
    const { html } = await elsewhere.get(page);
    for (const value of ["Halbfertiger Satz", 'value="Konzept"', "Ihr Entwurf ist gespeichert"])
      expect(html, page).toContain(value);
  }
  const begun = await elsewhere.get("/angebote");
  expect(begun.html).toContain(`href="${path}"`);
  expect(begun.text).toContain("Begonnen und noch nicht gesendet");
  const company = await signIn(new Browserless(site.url), berg);
  for (const page of [call.path, `/ausschreibungen/${call.id}/angebote`, "/nachrichten", "/profil"])
    expect((await company.get(page)).html, page).not.toContain("Halbfertiger");
  const long = await elsewhere.submit((await elsewhere.get(path)).form("/nachrichten"), {
    ...{ entwurf: "ja", message: "x".repeat(41_000) },
  });
  expect([long.status, long.text.includes("Der Entwurf konnte nicht gespeichert werden")]).toEqual([409, true]);
  expect(long.html).toContain("x".repeat(41_000));
  const discarding = (await elsewhere.get(path)).form(`/ausschreibungen/${call.id}/entwurf`);
  expect((await elsewhere.submit(discarding)).text).toContain("Entwurf verworfen");
  expect((await creative.get(path)).html).not.toContain("Halbfertiger");
});

it("shows no form of an offer without its draft or its works [OFFER-81]", async ({ site }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const offer = await createOffer(db, await createCallOf(db, berg), anna);
  const creative = await signIn(new Browserless(site.url), anna);
  const pages = [
    ...[`/nachrichten/neu?ausschreibung=${call.id}`, `${call.path}?angebot=${call.id}`],
    ...[`/ausschreibungen?angebot=${call.id}`, `/angebote/${offer.id}/aendern`],
  ];
  for (const table of ["offer_drafts", "works"]) {
    const putBack = await takeAway(db, "table", table);
    for (const page of pages) {
      const { status, html } = await creative.get(page);
      expect([page, status, html.includes('name="priceKind"')]).toEqual([page, 500, false]);
    }
    await putBack();
  }
  for (const page of pages) expect((await creative.get(page)).html, page).toContain('name="priceKind"');
});

it("shows before sending what the company reads, and stores nothing [OFFER-73]", async ({ site }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const creative = await signIn(new Browserless(site.url), anna);
  const form = (await creative.get(`/nachrichten/neu?ausschreibung=${call.id}`)).form("/nachrichten");
  const asked = { message: "Drei Entwürfe.", priceKind: "pauschal", priceAmount: "800", priceTax: "netto" };
  const refused = await creative.submit(form, { ...asked, priceAmount: "", vorschau: "ja" });
  expect(refused.text).toContain("Bitte geben Sie den Preis ein");
  expect(refused.text).not.toContain("So liest es das Unternehmen");
  const shown = await creative.submit(form, { ...asked, vorschau: "ja" });
  expect(shown.status).toBe(200);
  for (const said of ["So liest es das Unternehmen", "Drei Entwürfe.", "800 € pauschal", "Mit 20 % USt 960 €"])
    expect(shown.text).toContain(said);
  expect(shown.html).toContain('value="800"');
  expect((await creative.get("/angebote")).text).not.toContain(call.title);
  expect((await creative.submit(shown.form("/nachrichten"))).text).toContain("Angebot gesendet");
});

it("keeps a draft of a change and shows it before it is saved, without script [OFFER-77]", async ({ site }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const offer = await createOffer(db, await createCallOf(db, berg), anna);
  const creative = await signIn(new Browserless(site.url), anna);
  const company = await signIn(new Browserless(site.url), berg);
  const path = `/angebote/${offer.id}/aendern`;
  const form = (await creative.get(path)).form(path);
  const typed = { message: "Neu gerechnet.", priceKind: "pauschal", priceAmount: "800", priceTax: "netto" };
  expect((await creative.submit(form, { ...typed, entwurf: "ja" })).text).toMatch(/Entwurf gespeichert um \d\d:\d\d/);
  expect((await creative.get(path)).html).toContain("Neu gerechnet.");
  expect((await company.get(`/angebote/${offer.id}`)).html).not.toContain("Neu gerechnet.");
  const shown = await creative.submit((await creative.get(path)).form(path), { vorschau: "ja" });
  expect([shown.status, shown.text.includes("So liest es das Unternehmen")]).toEqual([200, true]);
  expect(shown.text).toContain("Mit 20 % USt 960 €");
  expect((await creative.submit(shown.form(path))).text).toContain("Angebot gespeichert");
  expect((await company.get(`/angebote/${offer.id}`)).html).toContain("Neu gerechnet.");
  expect((await creative.get(path)).html).not.toContain("Ihr Entwurf ist gespeichert");
});

it("lets a company ask once more after an order, and get a yes [OFFER-76]", async ({ site }) => {
  const [anna, ben, berg] = [await createPerson(db), await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const order = await createOffer(db, call, ben, {
    ...{ state: "confirmed", cancelledAt: new Date(), cancelledBy: "sender", cancelReason: "Krank." },
  });
  const offer = await createOffer(db, call, anna, { state: "declined", stateSince: new Date(0) });
  const company = await signIn(new Browserless(site.url), berg);
  const creative = await signIn(new Browserless(site.url), anna);
  expect((await creative.get(offer.path)).text).not.toContain("Ja, mein Angebot gilt wieder");
  expect((await company.get(`${order.path}/auftrag`)).text).toContain("Eine weitere Person hat angeboten.");
  const asked = await company.post(`${order.path}/auftrag`, { tat: "fragen" });
  expect(asked.text).toContain("Noch einmal gefragt");
  expect(asked.text).not.toContain("Eine weitere Person");
  const answered = await creative.submit((await creative.get(offer.path)).form(`${offer.path}/gilt-wieder`));
  expect(answered.text).toContain("Ihr Angebot gilt wieder");
  expect((await company.get(`/ausschreibungen/${call.id}/angebote?stand=neu`)).text).toContain(anna.name);
});

it("begins with what a withdrawn offer said, unless there is a draft [OFFER-83]", async ({ site }) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const creative = await signIn(new Browserless(site.url), anna);
  const path = `/nachrichten/neu?ausschreibung=${call.id}`;
  await creative.submit((await creative.get(path)).form("/nachrichten"), {
    ...rows,
    message: "Das kann ich.",
    "positions[0].unitPrice": "640",
  });
  const offer = await creative.get("/angebote");
  const [, own = ""] = /href="(\/angebote\/[^"]+)"/.exec(offer.html) ?? [];
  await creative.post(`${own}/zurueckziehen`, {});
  const again = await creative.get(path);
  expect(again.html).toContain("Das kann ich.</textarea>");
  for (const value of ["Konzept", "2,5", "640"]) expect(again.html).toContain(`value="${value}"`);
  expect((await creative.submit(again.form("/nachrichten"))).text).toContain("Angebot gesendet");
  await creative.post(`${own}/zurueckziehen`, {});
  await creative.submit((await creative.get(path)).form("/nachrichten"), { message: "Anders.", entwurf: "ja" });
  expect((await creative.get(path)).html).toContain("Anders.</textarea>");
});
