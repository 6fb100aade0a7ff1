import type { OfferedWork, OfferPosition } from "~/db/schema";
import { euros, type OfferTerms, quantityText, termFacts, worksText } from "./terms";

/** What a position costs. Multiplies whole numbers, so that no half cent is lost. */
export const positionCents = ({ quantity, unitCents }: OfferPosition) =>
  Math.round((Math.round(quantity * 100) * unitCents) / 100);

function countText({ quantity, unit, unitCents }: OfferPosition): string {
  const count = [quantityText(quantity), unit].filter(Boolean).join("\u00a0");
  const isOne = quantity === 1 && (unit === "" || /^pauschal$/i.test(unit));
  return isOne ? "pauschal" : `${count} zu ${euros(unitCents)}`;
}

interface PositionColumn {
  header: string;
  cell: (position: OfferPosition) => string;
  /** Of the page, where the first column takes the rest. */
  className: string;
  /** Of the PDF, whose page has room for 483, less 12 between two columns. */
  points: number;
  isAmount?: true;
}

/** A position as a row, on pages and in the PDF of an order: 'Konzept', '2 Tage zu 640 €', '1.280 €'. */
export const positionColumns: readonly PositionColumn[] = [
  { header: "Position", cell: ({ text }) => text || "Text gelöscht", className: "", points: 228 },
  { header: "Menge und Einzelpreis", cell: countText, className: "w-[32%]", points: 148 },
  { header: "Betrag", cell: (one) => euros(positionCents(one)), className: "w-[26%]", points: 83, isAmount: true },
];

/** 'Konzept: 2 Tage zu 640 €, 1.280 €', a line for each position. */
export const positionsText = ({ positions }: OfferTerms) =>
  positions
    .map((position) => positionColumns.map(({ cell }) => cell(position)))
    .map(([what, ...others]) => `${what}: ${others.join(", ")}`)
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
