import { expect } from "vitest";
import { Browserless } from "../support/browserless";
import { createCallOf } from "../support/calls";
import { it, signIn } from "../support/http";
import { createCompany, createPerson } from "../support/people";

const rows = {
  ...{ priceKind: "positionen", priceTax: "netto13", message: "Gern." },
  ...{ "positions[0].text": "Konzept", "positions[0].quantity": "2,5", "positions[0].unit": "Tage" },
  ...{ "positions[1].text": "Druck", "positions[1].unitPrice": "100" },
};

it("takes positions without script, says what is missing and what they cost together, and shows them as a table [OFFER-67, OFFER-69, OFFER-70]", async ({
  db,
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
