import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson } from "../support/people";

it("both sides of a confirmed offer read the sheet, load its PDF and the other's contact card [ORDER-01, ORDER-03, ORDER-05, ORDER-06]", async ({
  site,
}) => {
  const [anna, berg] = [await createPerson(db, { name: "Zora Winder" }), await createCompany(db)];
  const { path } = await createOffer(db, await createCallOf(db, berg), anna, { state: "selected" });
  const creative = await signIn(new Browserless(site.url), anna);
  const company = await signIn(new Browserless(site.url), berg);
  const files = ["/auftragsblatt", "/auftragsblatt.pdf", "/kontakt.vcf"];
  for (const file of files) expect((await company.get(path + file)).status, file).toBe(404);
  await creative.post(`${path}/uebernehmen`, {});

  for (const browser of [creative, company]) {
    const offer = await browser.get(path);
    expect(offer.text).toContain("Worauf Sie sich verständigt haben, steht auf dem Auftragsblatt.");
    expect(offer.text).not.toContain("kein Vertrag");
    for (const file of ["/auftragsblatt", "/kontakt.vcf"]) expect(offer.html).toContain(`href="${path}${file}"`);
    const sheet = await browser.get(`${path}/auftragsblatt`);
    expect(sheet.text).toMatch(/Nummer 20\d{6}-[0-9A-F]{8}/);
    for (const shown of ["Zora Winder", berg.name, "Bestätigt", "nicht über die Plattform"])
      expect(sheet.text).toContain(shown);
  }
  const pdf = await creative.get(`${path}/auftragsblatt.pdf`);
  expect([pdf.headers.get("content-type"), pdf.html.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
  expect(pdf.headers.get("content-disposition")).toMatch(
    /^attachment; filename="auftragsblatt-20\d{6}-[0-9A-F]{8}\.pdf"$/,
  );
  expect((await creative.get(`${path}/kontakt.vcf`)).html).toContain(`ORG:${berg.name}\r\n`);
});
