import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fairRights } from "~/features/rights/rights";
import { offerChangeSchema, termsOf, typedOffer } from "./offer-schema";
import { positionsText } from "./positions";
import { comparableText, noTerms, type OfferTerms, priceText, termFacts, totalCents, withVatCents } from "./terms";
import { unreadableRows } from "./typed-price";

const perDay: OfferTerms = { ...noTerms, priceKind: "tag", priceCents: 64_000, priceTax: "netto" };

describe("a price", () => {
  it("can be compared when the offer says what the whole costs, and is not compared otherwise [OFFER-07]", () => {
    const lump: OfferTerms = { ...noTerms, priceKind: "pauschal", priceCents: 480_000, priceTax: "keine" };
    const byHour: OfferTerms = { ...perDay, priceKind: "stunde", priceCents: 6250, priceQuantity: 2.5 };
    expect([totalCents(lump), totalCents({ ...perDay, priceQuantity: 5 }), totalCents(byHour)]).toEqual([
      480_000, 320_000, 15_625,
    ]);
    const incomparable = [noTerms, perDay, { ...noTerms, priceKind: "vereinbarung" as const }];
    expect(incomparable.map(comparableText)).toEqual(Array(3).fill("nicht vergleichbar"));
    expect(comparableText(byHour)).toBe("156,25\u00a0€");
  });

  it("has a sum with VAT where VAT is added and the whole is known [OFFER-61]", () => {
    const lump: OfferTerms = { ...noTerms, priceKind: "pauschal", priceCents: 99_99, priceTax: "netto" };
    expect(withVatCents(lump)).toBe(119_99);
    expect(withVatCents({ ...lump, priceTax: "keine" })).toBeNull();
    expect(withVatCents(perDay)).toBeNull();
    expect(withVatCents({ ...lump, priceTax: "netto13" })).toBe(112_99);
  });

  it("says net, VAT and gross of positions, each row rounded for itself [OFFER-67, OFFER-68]", () => {
    const terms: OfferTerms = {
      ...{ ...noTerms, priceKind: "positionen", priceCents: 130_044, priceTax: "netto13" },
      positions: [
        { text: "Konzept", quantity: 2, unit: "Tage", unitCents: 64_000 },
        { text: "Druck", quantity: 4.35, unit: "m²", unitCents: 10 },
        { text: "Fahrt", quantity: 1, unit: "", unitCents: 2000 },
      ],
    };
    expect(totalCents(terms)).toBe(130_044);
    expect(termFacts(terms)).toEqual([
      { label: "Preis", value: "1.300,44\u00a0€ in 3\u00a0Positionen" },
      { label: "Umsatzsteuer", value: "netto zzgl. 13\u00a0% USt: 169,06\u00a0€" },
      { label: "Mit 13\u00a0% USt", value: "1.469,50\u00a0€" },
    ]);
    expect(positionsText(terms)).toBe(
      "Konzept: 2\u00a0Tage zu 640\u00a0€, 1.280\u00a0€\nDruck: 4,35\u00a0m² zu 0,10\u00a0€, 0,44\u00a0€\nFahrt: pauschal, 20\u00a0€",
    );
  });

  it("reads as it was meant, a quantity on one line with its unit [OFFER-07, LOOK-40, RIGHTS-03]", () => {
    expect(priceText(noTerms)).toBe("Keine Angabe");
    expect(priceText({ ...noTerms, priceKind: "vereinbarung" })).toBe("Nach Vereinbarung");
    expect(priceText(perDay)).toBe("640\u00a0€ pro Tag");
    expect(priceText({ ...perDay, priceQuantity: 1 })).toBe("640\u00a0€ pro Tag, etwa 1\u00a0Tag");
    expect(priceText({ ...perDay, priceKind: "stunde", priceQuantity: 7.5 })).toBe(
      "640\u00a0€ pro Stunde, etwa 7,5\u00a0Stunden",
    );
    const rights = { ...fairRights, uses: ["web" as const] };
    expect(termFacts({ ...perDay, priceQuantity: 5, rights, included: ["spesen"], duration: "3 Wochen" })).toEqual([
      { label: "Preis", value: "640\u00a0€ pro Tag, etwa 5\u00a0Tage" },
      { label: "Zusammen", value: "3.200\u00a0€" },
      { label: "Umsatzsteuer", value: "netto zzgl. 20\u00a0% USt: 640\u00a0€" },
      { label: "Mit 20\u00a0% USt", value: "3.840\u00a0€" },
      { label: "Nutzungsrechte", value: "einfache Nutzung, Web, Österreich, 3\u00a0Jahre" },
      { label: "Im Preis enthalten", value: "Spesen" },
      { label: "Dauer", value: "3 Wochen" },
    ]);
    expect(termFacts(noTerms)).toEqual([]);
  });
});

describe("what is typed", () => {
  const typed = { message: "Gern.", included: [], works: [], rightsUses: [] };
  /** What is stored after the form was shown and sent. Empty fields count as not sent, as in every form. */
  const again = (terms: OfferTerms, values: object = {}) => {
    const shown = Object.entries(typedOffer({ terms, works: [] })).filter(([, value]) => value !== "");
    return termsOf(z.parse(offerChangeSchema, { ...typed, ...Object.fromEntries(shown), ...values }));
  };
  const errors = (values: object) => {
    const { error } = z.safeParse(offerChangeSchema, { ...typed, ...values });
    return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
  };

  it("may leave out everything but the text [OFFER-08]", () => {
    expect(termsOf(z.parse(offerChangeSchema, typed))).toEqual(noTerms);
    expect(errors({ message: " " })).toEqual({ message: "Nachricht ist ein Pflichtfeld" });
  });

  it("says what is missing of a price that was begun [OFFER-08]", () => {
    expect(errors({ priceKind: "tag" })).toEqual({
      priceAmount: "Bitte geben Sie den Preis ein",
      priceTax: "Bitte wählen Sie, ob Umsatzsteuer dazukommt",
    });
    expect(errors({ priceAmount: "500" })).toEqual({ priceKind: "Bitte wählen Sie, wofür dieser Preis gilt" });
    expect(errors({ priceKind: "tag", priceAmount: "viel", priceTax: "netto" }).priceAmount).toMatch(/als Zahl/);
    expect(errors({ priceKind: "tag", priceAmount: "10.000.001", priceTax: "netto" }).priceAmount).toMatch(/zu hoch/);
    expect(errors({ earliestStart: "2026-02-30" }).earliestStart).toMatch(/Datum/);
    expect(errors({ included: ["kaffee"] })).toHaveProperty("included.0");
    expect(errors({ duration: "x".repeat(81) }).duration).toMatch(/höchstens 80/);
  });

  it("says at each row what is missing of a position, and leaves out rows that nobody used [OFFER-67]", () => {
    const rows = (...positions: object[]) => ({ priceKind: "positionen", priceTax: "netto", positions });
    expect(errors(rows({}))).toEqual({ "positions.0.text": "Bitte schreiben Sie, was diese Position ist" });
    expect(
      errors(rows({ text: "Konzept" }, {}, { unitPrice: "5" }, { text: "Druck", quantity: "x", unitPrice: "1" })),
    ).toEqual({
      "positions.0.unitPrice": "Bitte geben Sie den Preis ein",
      "positions.2.text": "Bitte schreiben Sie, was diese Position ist",
      "positions.3.quantity": "Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 2,5",
    });
    const dear = { text: "Halle", unitPrice: "6.000.000" };
    expect(errors(rows(dear, dear))).toEqual({ "positions.0.unitPrice": "Alle Positionen zusammen sind zu hoch" });
    expect(errors(rows(...Array(13).fill(dear)))).toEqual({ positions: "Bitte höchstens 12 Positionen" });
    expect(errors({ ...rows({ unitPrice: "viel" }), priceKind: "vereinbarung" })).toEqual({});
    expect(
      errors(rows({ text: "x".repeat(121), unitPrice: "1" }, { text: "Druck", unit: "x".repeat(21), unitPrice: "1" })),
    ).toEqual({
      "positions.0.text": "Bitte höchstens 120 Zeichen",
      "positions.1.unit": "Bitte höchstens 20 Zeichen",
    });
    const price = termsOf(
      z.parse(offerChangeSchema, { ...typed, ...rows({ text: "Konzept", quantity: "2,5", unitPrice: "640" }, {}) }),
    );
    expect(price).toMatchObject({
      priceCents: 160_000,
      positions: [{ text: "Konzept", quantity: 2.5, unit: "", unitCents: 64_000 }],
    });
    expect(again(price)).toEqual(price);
    expect(again(price, { priceKind: "vereinbarung" }).positions).toEqual([]);
  });

  it("is not refused for figures that do not show with the kind of price [OFFER-08, OFFER-67]", () => {
    const positions = [{ text: "x".repeat(200), quantity: "x".repeat(50), unit: "x".repeat(50), unitPrice: "viel" }];
    const hidden = { positions, priceAmount: "viel", priceQuantity: "x" };
    expect(errors({ ...hidden, priceKind: "vereinbarung" })).toEqual({});
    expect(errors({ priceKind: "pauschal", priceAmount: "800", priceTax: "netto", priceQuantity: "x" })).toEqual({});
    expect(errors({ ...hidden, priceKind: "stunde", priceTax: "netto" })).toEqual({
      priceAmount: expect.stringContaining("als Zahl"),
      priceQuantity: expect.stringContaining("eine Zahl"),
    });
  });

  it("says which rows a sum is without [OFFER-70]", () => {
    const price = { priceKind: "positionen" as const, priceAmount: null, priceQuantity: null, priceTax: null };
    const positions = [
      { text: "Konzept" },
      {},
      { unitPrice: "5" },
      { unitPrice: "viel" },
      { unitPrice: "5", quantity: "x" },
    ];
    expect(unreadableRows({ ...price, positions })).toEqual([4, 5]);
    expect(unreadableRows({ ...price, priceKind: "pauschal", positions })).toEqual([]);
  });

  it("comes back as it was, and leaves out what does not go with the kind of price [OFFER-08]", () => {
    const terms: OfferTerms = {
      priceKind: "stunde",
      positions: [],
      priceCents: 6250,
      priceQuantity: 7.5,
      priceTax: "keine",
      rights: { ...fairRights, uses: ["print", "web"], kind: "exklusiv", sources: true, credit: false },
      included: ["korrekturen", "spesen"],
      earliestStart: "2027-01-15",
      duration: "Zwei Wochen",
    };
    expect(again(terms)).toEqual(terms);
    expect(again(terms, { priceKind: "pauschal" }).priceQuantity).toBeNull();
    expect(again(terms, { priceKind: "vereinbarung" })).toMatchObject({
      priceCents: null,
      priceQuantity: null,
      priceTax: null,
    });
  });
});
