import * as z from "zod/mini";
import { messageSchema } from "~/features/messages/message-schema";
import { rightsFields, rightsOf, type TypedRights, typedRights } from "~/features/rights/rights-schema";
import { isDay } from "~/text/dates";
import { offerMax } from "~/text/maximums";
import { orNull } from "~/text/or-null";
import { chosenText, textField } from "~/text/text-field";
import { maxOfferedWorks, type OfferVersion } from "./offer";
import { centsText, inclusions, type OfferTerms, priceKinds, priceTaxes, quantityText, readAmount } from "./terms";

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

const terms = {
  works,
  priceKind: orNull(z.enum(priceKinds, unknownChoice)),
  priceAmount: numberUpTo(
    offerMax.priceCents / 100,
    "Bitte geben Sie den Preis als Zahl ein, zum Beispiel 1.200 oder 62,50",
    "Dieser Preis ist zu hoch",
  ),
  priceQuantity: numberUpTo(
    offerMax.quantity,
    "Bitte geben Sie eine Zahl ein, zum Beispiel 12 oder 2,5",
    "Diese Menge ist zu groß",
  ),
  priceTax: orNull(z.enum(priceTaxes, unknownChoice)),
  ...rightsFields,
  included: z.array(z.enum(inclusions, unknownChoice)),
  earliestStart: orNull(chosenText().check(z.refine(isDay, "Bitte geben Sie ein Datum ein"))),
  duration: orNull(textField({ max: offerMax.duration })),
};

interface TypedTerms extends TypedRights {
  priceKind: OfferTerms["priceKind"];
  priceAmount: string | null;
  priceQuantity: string | null;
  priceTax: OfferTerms["priceTax"];
  included: OfferTerms["included"];
  earliestStart: string | null;
  duration: string | null;
}

const hasAmount = (kind: TypedTerms["priceKind"]) => kind !== null && kind !== "vereinbarung";

const areComplete = [
  z.refine<TypedTerms>(({ priceKind, priceAmount }) => !hasAmount(priceKind) || priceAmount !== null, {
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
export function termsOf(typed: TypedTerms): OfferTerms {
  const isPriced = hasAmount(typed.priceKind);
  const isByQuantity = typed.priceKind === "tag" || typed.priceKind === "stunde";
  const amount = isPriced && typed.priceAmount ? readAmount(typed.priceAmount) : null;
  return {
    priceKind: typed.priceKind,
    priceCents: amount === null ? null : Math.round(amount * 100),
    priceQuantity: isByQuantity && typed.priceQuantity ? readAmount(typed.priceQuantity) : null,
    priceTax: isPriced ? typed.priceTax : null,
    rights: rightsOf(typed),
    included: inclusions.filter((key) => typed.included.includes(key)),
    earliestStart: typed.earliestStart,
    duration: typed.duration,
  };
}

/** Converts stored values back to typed ones. */
export const typedOffer = ({ terms: stored, works: shown }: Pick<OfferVersion, "terms" | "works">) => ({
  works: shown.map(({ id }) => `${id}`),
  priceKind: stored.priceKind ?? "",
  priceAmount: stored.priceCents === null ? "" : centsText(stored.priceCents),
  priceQuantity: stored.priceQuantity === null ? "" : quantityText(stored.priceQuantity),
  priceTax: stored.priceTax ?? "",
  ...typedRights(stored.rights),
  included: [...stored.included],
  earliestStart: stored.earliestStart ?? "",
  duration: stored.duration ?? "",
});
