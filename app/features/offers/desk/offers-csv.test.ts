import { expect, it } from "vitest";
import type { ExportedOffer } from "~/features/offers/own/desk.server";
import { noTerms } from "~/features/offers/terms";
import { fairRights } from "~/features/rights/rights";
import { deskOffer } from "../../../../tests/support/desk-offer";
import { offersCsv } from "./offers-csv";

const offer: ExportedOffer = {
  ...deskOffer,
  message: "Gern.\nMit Muster.",
  terms: { ...noTerms, priceKind: "stunde", priceCents: 6250, priceQuantity: 1200.5, priceTax: "netto" },
  works: [{ id: 1, title: "=Saison" }],
  partner: { name: "Jürgen „Jü“ Öhri", slug: "jue", userType: "kreative", avatarUrl: null, isPublic: true },
};

async function tableOf(...parts: ExportedOffer[][]) {
  async function* read() {
    yield* parts;
  }
  return (await Array.fromAsync(offersCsv(read()))).join("");
}

it("opens in a German Excel: byte order mark, semicolons, commas in numbers, ends of lines as on Windows [OFFER-20]", async () => {
  const csv = await tableOf([offer]);
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first] = csv.slice(1).split("\r\n");
  expect(head).toContain('"Nr.";"Eingelangt am";');
  expect(first).toContain('"Jürgen „Jü“ Öhri";75031,25;"Pro Stunde";62,50;1200,5;');
  expect(first).toContain('"Gern.\nMit Muster."');
  expect(csv.endsWith("\r\n")).toBe(true);
});

it("says the rights of use in a sentence [RIGHTS-03]", async () => {
  const rights = { ...fairRights, uses: ["web" as const] };
  expect(await tableOf([{ ...offer, terms: { ...noTerms, rights } }])).toContain(
    '"einfache Nutzung, Web, Österreich, 3\u00a0Jahre"',
  );
});

it("says where a price can't be compared [OFFER-07, OFFER-20]", async () => {
  expect(await tableOf([{ ...offer, terms: noTerms }])).toContain('"nicht vergleichbar"');
});

/** The same offer with this text wherever people type freely. */
const saying = (text: string): ExportedOffer => ({
  ...{ ...offer, note: text, message: text, terms: { ...offer.terms, duration: text } },
  partner: { name: text, slug: "jue", userType: "kreative", avatarUrl: null, isPublic: true },
});

const formulas = ["=1+1", "+43 664", "-2", "@SUM(A1)", "|x", "%x", "＝1+1", "＋1", "－1", "＠SUM(A1)"];
const unseen = ["\u200b", "\ufeff", "\u00ad", "\u2060", "\u200e", "\u00a0", "\u3000", "\u0000", "\u0301", "\u2800"];
it.each([
  ...formulas,
  "\t=1+1",
  " =1+1",
  "\r=1+1",
  "\r\n=cmd|' /C calc'!A0",
  ...unseen.map((sign) => `${sign}\t${sign}=1+1`),
])("does not run %j as a formula, in any column of free text [OFFER-20]", async (text) => {
  const table = await tableOf([saying(text)]);
  expect(table.split(`"'${text}"`)).toHaveLength(5);
  // Outside of quotes nothing but numbers, dates and the marks between them is left.
  expect(table.slice(1).replaceAll(/"(?:[^"]|"")*"/g, "")).toMatch(/^[\d.,: ;\r\n]*$/);
});

it("writes days and times as a German spreadsheet reads them, in the time of Vienna [OFFER-20]", async () => {
  const changed = { ...offer, version: 2, writtenAt: "2026-06-30T22:30:00.000Z", state: "selected" as const };
  const table = await tableOf([{ ...changed, terms: { ...offer.terms, earliestStart: "2027-01-05" } }]);
  expect(table).toContain("\r\n1;20.11.2026 09:00;01.07.2026 00:30;;");
  expect(table).toContain(";05.01.2027;");
  expect(table).toMatch(/;20\.11\.2026 09:00;"";"Gern/);
});

it("keeps quotes inside their cell [OFFER-20]", async () => {
  expect(await tableOf([{ ...offer, note: 'Sagt "ja"; gern' }])).toContain('"Sagt ""ja""; gern"');
});

it("numbers all offers, also when they are read in parts [OFFER-20, OFFER-30]", async () => {
  const rows = (await tableOf([offer, offer], [offer])).split("\r\n").map((row) => row.slice(0, 2));
  expect(rows.filter((row) => /^\d/.test(row))).toEqual(["1;", "2;", "3;"]);
});

it("says which offers were upheld, and which answer an earlier version of the call [OFFER-20, OFFER-29]", async () => {
  const upheld = { ...offer, version: 2, isUpheld: true, writtenAt: "2026-11-21T08:00:00.000Z" };
  expect(await tableOf([upheld])).toMatch(/;;21\.11\.2026 09:00;"jetzige Fassung"/);
  expect(await tableOf([{ ...offer, isOutdated: true }])).toContain('"frühere Fassung"');
});
