import type { OfferPosition } from "~/db/schema";
import { readAmount } from "~/text/amount";
import { positionCents } from "./positions";
import { centsText, type OfferTerms, quantityText } from "./terms";

/** A position as it is typed. Everything is missing in a row that nobody has used. */
export interface TypedPosition {
  text?: string | null;
  quantity?: string | null;
  unit?: string | null;
  unitPrice?: string | null;
}

export interface TypedPrice {
  priceKind: OfferTerms["priceKind"];
  positions: TypedPosition[];
  priceAmount: string | null;
  priceQuantity: string | null;
  priceTax: OfferTerms["priceTax"];
}

export const hasAmount = (kind: TypedPrice["priceKind"]) => kind !== null && kind !== "vereinbarung";

export const isByQuantity = (kind: TypedPrice["priceKind"]) => kind === "tag" || kind === "stunde";

export const isUsed = ({ text, quantity, unit, unitPrice }: TypedPosition) =>
  Boolean(text || quantity || unit || unitPrice);

const centsOf = (text: string | null | undefined) => Math.round((readAmount(text ?? "") ?? 0) * 100);

/** A row of which the amount is empty is for one. */
const positionOf = ({ text, quantity, unit, unitPrice }: TypedPosition): OfferPosition => ({
  text: text ?? "",
  quantity: quantity ? (readAmount(quantity) ?? 0) : 1,
  unit: unit ?? "",
  unitCents: centsOf(unitPrice),
});

export const typedPosition = ({ text, quantity, unit, unitCents }: OfferPosition): TypedPosition => ({
  ...{ text, quantity: quantityText(quantity), unit, unitPrice: centsText(unitCents) },
});

/** Converts a typed price to the stored one, and drops what does not fit its kind. */
export function priceOf({ priceKind, priceAmount, priceQuantity, priceTax, ...typed }: TypedPrice) {
  const positions = priceKind === "positionen" ? typed.positions.filter(isUsed).map(positionOf) : [];
  const single = hasAmount(priceKind) && priceAmount ? centsOf(priceAmount) : null;
  const sum = positions.reduce((total, position) => total + positionCents(position), 0);
  return {
    priceKind,
    positions,
    priceCents: priceKind === "positionen" ? sum : single,
    priceQuantity: isByQuantity(priceKind) && priceQuantity ? readAmount(priceQuantity) : null,
    priceTax: hasAmount(priceKind) ? priceTax : null,
  } satisfies Partial<OfferTerms>;
}

/** The rows with a figure that can't be read. The sum leaves them out. */
export const unreadableRows = ({ priceKind, positions }: TypedPrice): number[] =>
  priceKind === "positionen" ? positions.flatMap((row, index) => (isUnreadable(row) ? [index + 1] : [])) : [];

const isUnreadable = ({ quantity, unitPrice }: TypedPosition) =>
  [quantity, unitPrice].some((figure) => figure && readAmount(figure) === null);
