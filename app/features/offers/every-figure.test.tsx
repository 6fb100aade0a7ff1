import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fairRights } from "~/features/rights/rights";
import { plainField } from "~/ui/field-frame";
import { deskOffer } from "../../../tests/support/desk-offer";
import { OfferComparison } from "./desk/offer-comparison";
import { offersCsv } from "./desk/offers-csv";
import { OfferTermFields } from "./offer-fields";
import { offerChangeSchema } from "./offer-schema";
import type { DeskOffer } from "./own/desk.server";
import { noTerms, type OfferTerms, termFacts } from "./terms";

/** A new figure needs a value here. */
const full: OfferTerms = {
  priceKind: "tag",
  positions: [{ text: "Konzept", quantity: 1, unit: "", unitCents: 64_000 }],
  priceCents: 64_000,
  priceQuantity: 5,
  priceTax: "netto",
  rights: { ...fairRights, uses: ["web"] },
  included: ["spesen"],
  earliestStart: "2027-01-15",
  duration: "Drei Wochen",
};

const offerWith = (terms: OfferTerms): DeskOffer => ({ ...deskOffer, terms });

const comparisonOf = (terms: OfferTerms) =>
  renderToStaticMarkup(
    <OfferComparison
      {...{ company: "Berg", printedAt: "2026-11-21T08:00:00.000Z", skipped: 0, total: 1, next: null }}
      call={{ id: 1, title: "Etiketten", slug: "etiketten" }}
      offers={[offerWith(terms)]}
    />,
  );

async function tableOf(terms: OfferTerms) {
  async function* read() {
    yield [{ ...offerWith(terms), message: null }];
  }
  return (await Array.fromAsync(offersCsv(read()))).join("");
}

describe.each(Object.keys(full) as (keyof OfferTerms)[])("the figure %s", (name) => {
  const kind = name === "positions" ? "positionen" : full.priceKind;
  const given = { ...full, priceKind: kind };
  const missing = { ...given, [name]: noTerms[name] };

  it("is on the page of the offer, in its mails, in the comparison and in the table [OFFER-07, OFFER-20]", async () => {
    expect(termFacts(given)).not.toEqual(termFacts(missing));
    expect(comparisonOf(given)).not.toBe(comparisonOf(missing));
    expect(await tableOf(given)).not.toBe(await tableOf(missing));
  });
});

it("each column of the table has its head [OFFER-20]", async () => {
  const [head, row] = (await tableOf(full)).split("\r\n");
  expect(row?.split(";")).toHaveLength(head?.split(";").length ?? 0);
});

it("the form has a control for each figure [OFFER-08]", () => {
  const { message: _, works: _1, ...typed } = offerChangeSchema.shape;
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const fields = Object.fromEntries(names.map((name) => [name, plainField(name)])) as Record<
    (typeof names)[number],
    ReturnType<typeof plainField>
  >;
  const html = renderToStaticMarkup(<OfferTermFields formId="angebot" fields={fields} errors={{}} />);
  expect(names.filter((name) => !html.includes(`name="${name}`))).toEqual([]);
});
