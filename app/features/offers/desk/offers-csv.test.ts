import { expect, it } from "vitest";
import type { ExportedOffer } from "~/features/offers/own/desk.server";
import { noTerms } from "~/features/offers/terms";
import { allOf } from "../../../../tests/support/all-of";
import { csvName, offersCsv } from "./offers-csv";

const offer: ExportedOffer = {
  id: "5f0c9f9e-3f3c-4e0e-9d7e-0a8a1f6f2f11",
  conversationId: "5f0c9f9e-3f3c-4e0e-9d7e-0a8a1f6f2f12",
  call: { id: 1, title: "Etiketten" },
  state: "sent",
  stateSince: "2026-11-20T08:00:00.000Z",
  stateBy: "sender",
  createdAt: "2026-11-20T08:00:00.000Z",
  writtenAt: "2026-11-20T08:00:00.000Z",
  version: 1,
  message: "Gern.\nMit Muster.",
  terms: { ...noTerms, priceKind: "stunde", priceCents: 6250, priceQuantity: 1200.5, priceTax: "netto" },
  works: [{ id: 1, title: "=Saison" }],
  isUpheld: false,
  isOutdated: false,
  partner: { name: "Jürgen „Jü“ Öhri", slug: "jue", userType: "kreative", avatarUrl: null, isPublic: true },
  isSeen: false,
  isShortlisted: false,
  note: null,
};

async function tableOf(...parts: ExportedOffer[][]) {
  async function* read() {
    yield* parts;
  }
  return (await allOf(offersCsv(read()))).join("");
}

it("opens in a German Excel: byte order mark, semicolons, commas in numbers, ends of lines as on Windows [OFFER-20]", async () => {
  const csv = await tableOf([offer]);
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first] = csv.slice(1).split("\r\n");
  expect(head).toContain('"Nr.";"Eingelangt am";');
  expect(first).toContain('"Jürgen „Jü“ Öhri";"75031,25";"Pro Stunde";"62,50";"1200,5"');
  expect(first).toContain('"Gern.\nMit Muster."');
  expect(csv.endsWith("\r\n")).toBe(true);
});

it("says where a price can't be compared [OFFER-07, OFFER-20]", async () => {
  expect(await tableOf([{ ...offer, terms: noTerms }])).toContain('"nicht vergleichbar"');
});

it.each(["=1+1", "+43 664", "-2", "@SUM(A1)", "\t=1+1", " =1+1", "\r\n=cmd|' /C calc'!A0", "|x", "%x"])(
  "does not run %j as a formula [OFFER-20]",
  async (text) => {
    const [, row = ""] = (await tableOf([{ ...offer, note: text }])).split(/\r\n(?="\d)/);
    const cells = row.match(/"(?:[^"]|"")*"/g) ?? [];
    expect(cells.at(-2)).toBe(`"'${text}"`);
  },
);

it("keeps quotes inside their cell [OFFER-20]", async () => {
  expect(await tableOf([{ ...offer, note: 'Sagt "ja"; gern' }])).toContain('"Sagt ""ja""; gern"');
});

it("numbers all offers, also when they are read in parts [OFFER-20, OFFER-30]", async () => {
  const rows = (await tableOf([offer, offer], [offer])).split("\r\n").map((row) => row.slice(0, 4));
  expect(rows.filter((row) => /^"\d"/.test(row))).toEqual(['"1";', '"2";', '"3";']);
});

it("says which offers were upheld, and which answer an earlier version of the call [OFFER-20, OFFER-29]", async () => {
  const upheld = { ...offer, version: 2, isUpheld: true, writtenAt: "2026-11-21T08:00:00.000Z" };
  expect(await tableOf([upheld])).toMatch(/"";"21\. November 2026[^"]*";"jetzige Fassung"/);
  expect(await tableOf([{ ...offer, isOutdated: true }])).toContain('"frühere Fassung"');
});

it("is named after the call and the day [OFFER-20]", () => {
  expect(csvName({ slug: "etiketten" })).toMatch(/^angebote-etiketten-20\d\d-\d\d-\d\d\.csv$/);
});
