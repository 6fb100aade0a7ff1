import * as z from "zod/mini";
import { readAmount } from "~/text/amount";
import { emptyAsNull } from "~/text/empty-as-null";
import { offerMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { hasAmount, isByQuantity, isUsed, priceOf, type TypedPosition, type TypedPrice } from "./typed-price";

/** A figure that shows only with some kinds of price. Hidden fields are not checked, see `priceChecks`. */
export const figure = emptyAsNull(textField({ max: offerMax.message }));

/** The most characters of a figure, so that no pattern meets more. */
const figureMax = 40;

/** Why a typed figure can't be taken; null when it can, or when there is none. */
function whyNoNumber(text: string | null, highest: number, unreadable: string, tooHigh: string): string | null {
  if (text === null) return null;
  if (text.length > figureMax) return tooHigh;
  const read = readAmount(text);
  if (read === null) return unreadable;
  return read > highest ? tooHigh : null;
}

const unreadablePrice = "Bitte geben Sie den Preis als Zahl ein, zum Beispiel 1.200 oder 62,50";
const tooHighPrice = "Dieser Preis ist zu hoch";
const unreadableQuantity = "Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 2,5";
const tooLargeQuantity = "Diese Menge ist zu groß";

export const position = z.object({ text: figure, quantity: figure, unit: figure, unitPrice: figure });

const hasSingle = (kind: TypedPrice["priceKind"]) => hasAmount(kind) && kind !== "positionen";

const tooLong = (max: number) => `Bitte höchstens ${max} Zeichen`;

const whyNoPrice = (text: string | null) => whyNoNumber(text, offerMax.priceCents / 100, unreadablePrice, tooHighPrice);
const whyNoQuantity = (text: string | null) =>
  whyNoNumber(text, offerMax.quantity, unreadableQuantity, tooLargeQuantity);

function whyNot({ text, quantity, unit, unitPrice }: TypedPosition): [keyof TypedPosition, string] | null {
  if (!text) return ["text", "Bitte schreiben Sie, was diese Position ist"];
  if (text.length > offerMax.position) return ["text", tooLong(offerMax.position)];
  if (unit && unit.length > offerMax.unit) return ["unit", tooLong(offerMax.unit)];
  if (!unitPrice) return ["unitPrice", "Bitte geben Sie den Preis ein"];
  const noQuantity = whyNoQuantity(quantity || null) ?? (readAmount(quantity || "1") === 0 && unreadableQuantity);
  if (noQuantity) return ["quantity", noQuantity];
  const noPrice = whyNoPrice(unitPrice);
  return noPrice ? ["unitPrice", noPrice] : null;
}

/** A single price is a number, and so is its quantity, where the form shows them. */
const areNumbers = z.check<TypedPrice>(({ value: { priceKind, priceAmount, priceQuantity }, issues }) => {
  const refuse = (message: string | null, name: string, input: string | null) =>
    message && issues.push({ code: "custom", input, message, path: [name] });
  if (hasSingle(priceKind)) refuse(whyNoPrice(priceAmount), "priceAmount", priceAmount);
  if (isByQuantity(priceKind)) refuse(whyNoQuantity(priceQuantity), "priceQuantity", priceQuantity);
});

/** Every used row is complete, there is at least one, and the sum is not above the largest price. */
const arePositions = z.check<TypedPrice>(({ value, issues }) => {
  if (value.priceKind !== "positionen" || value.positions.length > offerMax.positions) return;
  const refuse = (message: string, ...path: (string | number)[]) =>
    issues.push({ code: "custom", input: value, message, path: ["positions", ...path] });
  const problems = value.positions.map((row) => (isUsed(row) ? whyNot(row) : null));
  for (const [index, problem] of problems.entries()) if (problem) refuse(problem[1], index, problem[0]);
  if (!value.positions.some(isUsed)) refuse("Bitte schreiben Sie, was diese Position ist", 0, "text");
  else if (problems.every((problem) => !problem) && (priceOf(value).priceCents ?? 0) > offerMax.priceCents)
    refuse("Alle Positionen zusammen sind zu hoch", 0, "unitPrice");
});

/** A price is complete or absent, and each of its figures can be read. */
export const priceChecks = [
  z.refine<TypedPrice>(({ priceKind, priceAmount }) => !hasSingle(priceKind) || priceAmount !== null, {
    error: "Bitte geben Sie den Preis ein",
    path: ["priceAmount"],
  }),
  z.refine<TypedPrice>(({ priceKind, priceAmount }) => priceKind !== null || priceAmount === null, {
    error: "Bitte wählen Sie, wofür dieser Preis gilt",
    path: ["priceKind"],
  }),
  z.refine<TypedPrice>(({ priceKind, priceTax }) => !hasAmount(priceKind) || priceTax !== null, {
    error: "Bitte wählen Sie, ob Umsatzsteuer dazukommt",
    path: ["priceTax"],
  }),
  areNumbers,
  arePositions,
] as const;
