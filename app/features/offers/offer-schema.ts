import * as z from "zod/mini";
import { messageSchema } from "~/features/messages/message-schema";
import { rightsFields, rightsOf, type TypedRights, typedRights } from "~/features/rights/rights-schema";
import { isDay } from "~/text/dates";
import { offerMax } from "~/text/maximums";
import { orNull } from "~/text/or-null";
import { chosenText, textField } from "~/text/text-field";
import { maxOfferedWorks, type OfferVersion } from "./offer";
import { centsText, inclusions, type OfferTerms, priceKinds, priceTaxes, quantityText, readAmount } from "./terms";
import { hasAmount, isUsed, priceOf, type TypedPosition, type TypedPrice, typedPosition } from "./typed-price";

const unknownChoice = "Bitte wählen Sie einen der Vorschläge";

const numberUpTo = (highest: number, unreadable: string, tooHigh: string) =>
  orNull(
    textField({ max: 40, tooLong: tooHigh }).check(
      z.refine((text) => text === "" || readAmount(text) !== null, unreadable),
      z.refine((text) => (readAmount(text) ?? 0) <= highest, tooHigh),
    ),
  );

const unknownWork = "Bitte wählen Sie nur eigene Arbeiten, die veröffentlicht und für alle zu sehen sind";

/** The ids of the works that an offer shows. Whose they are is checked by `offeredFrom`. */
const works = z.array(chosenText()).check(
  z.maxLength(maxOfferedWorks, `Bitte wählen Sie höchstens ${maxOfferedWorks} Arbeiten`),
  z.refine((ids) => new Set(ids).size === ids.length, "Bitte wählen Sie jede Arbeit nur einmal"),
);

const unreadablePrice = "Bitte geben Sie den Preis als Zahl ein, zum Beispiel 1.200 oder 62,50";
const tooHighPrice = "Dieser Preis ist zu hoch";
const unreadableQuantity = "Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 2,5";
const tooLargeQuantity = "Diese Menge ist zu groß";

/** What a row says is checked only where the price is one of positions. */
const position = z.object({
  text: orNull(textField({ max: offerMax.position })),
  quantity: orNull(textField({ max: 40, tooLong: tooLargeQuantity })),
  unit: orNull(textField({ max: offerMax.unit })),
  unitPrice: orNull(textField({ max: 40, tooLong: tooHighPrice })),
});

const terms = {
  works,
  priceKind: orNull(z.enum(priceKinds, unknownChoice)),
  priceAmount: numberUpTo(offerMax.priceCents / 100, unreadablePrice, tooHighPrice),
  priceQuantity: numberUpTo(offerMax.quantity, unreadableQuantity, tooLargeQuantity),
  positions: z
    ._default(z.array(position), [])
    .check(z.maxLength(offerMax.positions, `Bitte höchstens ${offerMax.positions} Positionen`)),
  priceTax: orNull(z.enum(priceTaxes, unknownChoice)),
  ...rightsFields,
  included: z.array(z.enum(inclusions, unknownChoice)),
  earliestStart: orNull(chosenText().check(z.refine(isDay, "Bitte geben Sie ein Datum ein"))),
  duration: orNull(textField({ max: offerMax.duration })),
};

type TypedTerms = TypedRights & TypedPrice & Pick<OfferTerms, "included" | "earliestStart" | "duration">;

const hasSingle = (kind: TypedTerms["priceKind"]) => hasAmount(kind) && kind !== "positionen";

function whyNot({ text, quantity, unitPrice }: TypedPosition): [keyof TypedPosition, string] | null {
  if (!text) return ["text", "Bitte schreiben Sie, was diese Position ist"];
  if (!unitPrice) return ["unitPrice", "Bitte geben Sie den Preis ein"];
  const [count, price] = [readAmount(quantity || "1"), readAmount(unitPrice)];
  if (count === null || count === 0) return ["quantity", unreadableQuantity];
  if (count > offerMax.quantity) return ["quantity", tooLargeQuantity];
  if (price === null) return ["unitPrice", unreadablePrice];
  return price > offerMax.priceCents / 100 ? ["unitPrice", tooHighPrice] : null;
}

/** Each row that is used is whole, there is one, and together they are no more than any price. */
const arePositions = z.check<TypedTerms>(({ value, issues }) => {
  if (value.priceKind !== "positionen" || value.positions.length > offerMax.positions) return;
  const refuse = (message: string, ...path: (string | number)[]) =>
    issues.push({ code: "custom", input: value, message, path: ["positions", ...path] });
  const problems = value.positions.map((row) => (isUsed(row) ? whyNot(row) : null));
  for (const [index, problem] of problems.entries()) if (problem) refuse(problem[1], index, problem[0]);
  if (!value.positions.some(isUsed)) refuse("Bitte schreiben Sie, was diese Position ist", 0, "text");
  else if (problems.every((problem) => !problem) && (priceOf(value).priceCents ?? 0) > offerMax.priceCents)
    refuse("Alle Positionen zusammen sind zu hoch", 0, "unitPrice");
});

const areComplete = [
  z.refine<TypedTerms>(({ priceKind, priceAmount }) => !hasSingle(priceKind) || priceAmount !== null, {
    error: "Bitte geben Sie den Preis ein",
    path: ["priceAmount"],
  }),
  z.refine<TypedTerms>(({ priceKind, priceAmount }) => priceKind !== null || priceAmount === null, {
    error: "Bitte wählen Sie, wofür dieser Preis gilt",
    path: ["priceKind"],
  }),
  z.refine<TypedTerms>(({ priceKind, priceTax }) => !hasAmount(priceKind) || priceTax !== null, {
    error: "Bitte wählen Sie, ob Umsatzsteuer dazukommt",
    path: ["priceTax"],
  }),
  arePositions,
] as const;

/** The form 'Angebot senden': the fields of a message and the figures of the offer. */
export const offerSchema = z.object({ ...messageSchema.shape, ...terms }).check(...areComplete);

/** The form that changes an offer. Sender and call are already known. */
export const offerChangeSchema = z.object({ message: messageSchema.shape.message, ...terms }).check(...areComplete);

/** A form of an offer that shows no other works than these. */
export const offeredFrom = <Schema extends z.ZodMiniType<{ works: string[] }>>(schema: Schema, ids: number[]) =>
  schema.check(
    z.refine(({ works: chosen }) => chosen.every((id) => ids.includes(Number(id))), {
      error: unknownWork,
      path: ["works"],
    }),
  );

/** Converts typed values to stored ones, and drops those that do not fit the kind of price. */
export const termsOf = (typed: TypedTerms): OfferTerms => ({
  ...priceOf(typed),
  rights: rightsOf(typed),
  included: inclusions.filter((key) => typed.included.includes(key)),
  earliestStart: typed.earliestStart,
  duration: typed.duration,
});

/** Converts stored values back to typed ones. */
export const typedOffer = ({ terms: stored, works: shown }: Pick<OfferVersion, "terms" | "works">) => ({
  works: shown.map(({ id }) => `${id}`),
  priceKind: stored.priceKind ?? "",
  positions: stored.positions.map(typedPosition),
  priceAmount: stored.priceCents === null || stored.priceKind === "positionen" ? "" : centsText(stored.priceCents),
  priceQuantity: stored.priceQuantity === null ? "" : quantityText(stored.priceQuantity),
  priceTax: stored.priceTax ?? "",
  ...typedRights(stored.rights),
  included: [...stored.included],
  earliestStart: stored.earliestStart ?? "",
  duration: stored.duration ?? "",
});
