import type { OfferedWork, OfferPosition } from "~/db/schema";
import { euros, type OfferTerms, quantityText, termFacts, worksText } from "./terms";

/** What a position costs. Multiplies whole numbers, so that no half cent is lost. */
export const positionCents = ({ quantity, unitCents }: OfferPosition) =>
  Math.round((Math.round(quantity * 100) * unitCents) / 100);

export const positionHeaders = ["Position", "Menge und Einzelpreis", "Betrag"] as const;

/** A position as a row: 'Konzept', '2 Tage zu 640 €', '1.280 €'. */
export function positionCells(position: OfferPosition): [string, string, string] {
  const { text, quantity, unit, unitCents } = position;
  const count = [quantityText(quantity), unit].filter(Boolean).join("\u00a0");
  const isOne = quantity === 1 && (unit === "" || /^pauschal$/i.test(unit));
  return [
    text || "Text gelöscht",
    isOne ? "pauschal" : `${count} zu ${euros(unitCents)}`,
    euros(positionCents(position)),
  ];
}

/** 'Konzept: 2 Tage zu 640 €, 1.280 €', a line for each position. */
export const positionsText = ({ positions }: OfferTerms) =>
  positions
    .map(positionCells)
    .map(([text, count, sum]) => `${text}: ${count}, ${sum}`)
    .join("\n") || null;

const positionLines = (terms: OfferTerms) => (terms.positions.length > 0 ? `\n${positionsText(terms)}` : null);

/** The figures and the works of an offer, one per line. */
export const factLines = (terms: OfferTerms, works: OfferedWork[]) =>
  [
    ...termFacts(terms),
    { label: "Positionen", value: positionLines(terms) },
    { label: "Arbeiten", value: worksText({ works }) },
  ]
    .flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))
    .join("\n");
