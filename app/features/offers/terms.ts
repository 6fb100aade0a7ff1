import type { Inclusion, OfferedWork, offerVersions, PriceKind, PriceTax } from "~/db/schema";
import { keysOf, rightsText } from "~/features/rights/rights";
import { formatDay } from "~/text/dates";

/** The columns of a version that are no figures. A new column of `offer_versions` is a figure unless it is named here. */
type Other = "id" | "offerId" | "version" | "message" | "works" | "answeredCall" | "isUpheld" | "writtenAt";

/** The figures of an offer. All are optional. */
export type OfferTerms = Omit<typeof offerVersions.$inferSelect, Other>;

export const noTerms: OfferTerms = {
  priceKind: null,
  positions: [],
  priceCents: null,
  priceQuantity: null,
  priceTax: null,
  rights: null,
  included: [],
  earliestStart: null,
  duration: null,
};

export const kindLabels: Record<PriceKind, string> = {
  pauschal: "Pauschal",
  positionen: "Mehrere Positionen",
  tag: "Pro Tag",
  stunde: "Pro Stunde",
  vereinbarung: "Nach Vereinbarung",
};
export const priceKinds = keysOf(kindLabels);

export const taxLabels: Record<PriceTax, string> = {
  netto: "netto zzgl. 20\u00a0% USt",
  netto13: "netto zzgl. 13\u00a0% USt",
  keine: "keine USt (Kleinunternehmer)",
};
export const priceTaxes = keysOf(taxLabels);

export const inclusionLabels: Record<Inclusion, string> = { korrekturen: "Korrekturen", spesen: "Spesen" };
export const inclusions = keysOf(inclusionLabels);

const units = { tag: ["Tag", "Tage"], stunde: ["Stunde", "Stunden"] } as const;

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });

/** '4.800', or '62,50' with cents. */
export const centsText = (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100);

/** '4.800 €' */
export const euros = (cents: number) => `${centsText(cents)}\u00a0€`;

export const quantityText = (quantity: number) => amount.format(quantity);

/** The price of the whole, if the offer has one. Only such prices can be compared. */
export function totalCents({ priceKind, priceCents, priceQuantity }: OfferTerms): number | null {
  if (priceCents === null || priceKind === null || priceKind === "vereinbarung") return null;
  if (priceKind === "pauschal" || priceKind === "positionen") return priceCents;
  return priceQuantity === null ? null : Math.round(priceCents * priceQuantity);
}

export const notComparable = "nicht vergleichbar";

export function comparableText(terms: OfferTerms): string {
  const total = totalCents(terms);
  return total === null ? notComparable : euros(total);
}

/** '640 € pro Tag, etwa 5 Tage' */
export function priceText({ priceKind, positions, priceCents, priceQuantity }: OfferTerms): string {
  if (priceKind === null) return "Keine Angabe";
  if (priceCents === null || priceKind === "vereinbarung") return kindLabels.vereinbarung;
  if (priceKind === "pauschal") return `${euros(priceCents)} pauschal`;
  if (priceKind === "positionen")
    return `${euros(priceCents)} in ${positions.length === 1 ? "einer Position" : `${positions.length}\u00a0Positionen`}`;
  const [one, more] = units[priceKind];
  const price = `${euros(priceCents)} pro ${one}`;
  return priceQuantity === null
    ? price
    : `${price}, etwa ${quantityText(priceQuantity)}\u00a0${priceQuantity === 1 ? one : more}`;
}

/** The rates of the Austrian VAT, in per cent. */
const vatPercent: Record<PriceTax, number> = { netto: 20, netto13: 13, keine: 0 };

/** 'Mit 20 % USt' */
export const withVatLabel = ({ priceTax }: OfferTerms) => `Mit ${vatPercent[priceTax ?? "netto"]}\u00a0% USt`;

/** The VAT on the price of the whole, where VAT is added to it. */
function vatCents(terms: OfferTerms): number | null {
  const total = totalCents(terms);
  if (total === null || !terms.priceTax || terms.priceTax === "keine") return null;
  return Math.round((total * vatPercent[terms.priceTax]) / 100);
}

/** The price of the whole with VAT, where VAT is added to it. */
export function withVatCents(terms: OfferTerms): number | null {
  const vat = vatCents(terms);
  return vat === null ? null : vat + (totalCents(terms) ?? 0);
}

/** '5.760 €': the price of the whole with VAT, where VAT is added to it. */
export function withVatText(terms: OfferTerms): string | null {
  const cents = withVatCents(terms);
  return cents === null ? null : euros(cents);
}

/** 'netto zzgl. 20 % USt: 960 €' */
function taxAndAmount(terms: OfferTerms): string | null {
  const vat = vatCents(terms);
  return vat === null ? taxText(terms) : `${taxText(terms)}: ${euros(vat)}`;
}

/** What an offer costs: its price, the whole without VAT, the VAT and the whole with it. */
export function priceFacts(terms: OfferTerms): { label: string; value: string | null }[] {
  const total = terms.priceKind === "tag" || terms.priceKind === "stunde" ? totalCents(terms) : null;
  return [
    { label: "Preis", value: terms.priceKind && priceText(terms) },
    { label: "Zusammen", value: total === null ? null : euros(total) },
    { label: "Umsatzsteuer", value: taxAndAmount(terms) },
    { label: withVatLabel(terms), value: withVatText(terms) },
  ];
}

/** Adds a soft hyphen, so that the long word for a tax can break in a narrow column. */
export const withSoftHyphen = (text: string) => text.replace("Kleinunternehmer", "Klein\u00adunternehmer");

export const taxText = ({ priceTax }: OfferTerms) => (priceTax ? taxLabels[priceTax] : null);

export const includedText = ({ included }: OfferTerms) =>
  included.map((key) => inclusionLabels[key]).join(", ") || null;

/** '„Saison 2025“, „Leitsystem“': the works of an offer by the titles that they had then. */
export const worksText = ({ works }: { works: OfferedWork[] }) =>
  works.map(({ title }) => `„${title}“`).join(", ") || null;

export const startText = ({ earliestStart }: OfferTerms) => (earliestStart ? `ab ${formatDay(earliestStart)}` : null);

/** The figures of an offer as facts, without missing ones. */
export function termFacts(terms: OfferTerms): { label: string; value: string }[] {
  const facts = [
    ...priceFacts(terms),
    { label: "Nutzungsrechte", value: rightsText(terms.rights) },
    { label: "Im Preis enthalten", value: includedText(terms) },
    { label: "Frühester Beginn", value: startText(terms) },
    { label: "Dauer", value: terms.duration },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
