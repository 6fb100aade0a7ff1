import * as z from "zod/mini";
import { messageSchema } from "~/features/messages/message-schema";
import { rightsFields, rightsOf, type TypedRights, typedRights } from "~/features/rights/rights-schema";
import { isDay } from "~/text/dates";
import { emptyAsNull } from "~/text/empty-as-null";
import { offerMax } from "~/text/maximums";
import { chosenText, textField } from "~/text/text-field";
import { maxOfferedWorks, type OfferVersion } from "./offer";
import { figure, position, priceChecks } from "./price-checks";
import { centsText, inclusions, type OfferTerms, priceKinds, priceTaxes, quantityText } from "./terms";
import { priceOf, type TypedPrice, typedPosition } from "./typed-price";

const unknownChoice = "Bitte wählen Sie einen der Vorschläge";

const unknownWork = "Bitte wählen Sie nur eigene Arbeiten, die veröffentlicht und für alle zu sehen sind";

/** The ids of the works that an offer shows. Whose they are is checked by `offeredFrom`. */
const works = z.array(chosenText()).check(
  z.maxLength(maxOfferedWorks, `Bitte wählen Sie höchstens ${maxOfferedWorks} Arbeiten`),
  z.refine((ids) => new Set(ids).size === ids.length, "Bitte wählen Sie jede Arbeit nur einmal"),
);

const terms = {
  works,
  priceKind: emptyAsNull(z.enum(priceKinds, unknownChoice)),
  priceAmount: figure,
  priceQuantity: figure,
  positions: z
    ._default(z.array(position), [])
    .check(z.maxLength(offerMax.positions, `Bitte höchstens ${offerMax.positions} Positionen`)),
  priceTax: emptyAsNull(z.enum(priceTaxes, unknownChoice)),
  ...rightsFields,
  included: z.array(z.enum(inclusions, unknownChoice)),
  earliestStart: emptyAsNull(chosenText().check(z.refine(isDay, "Bitte geben Sie ein Datum ein"))),
  duration: emptyAsNull(textField({ max: offerMax.duration })),
};

type TypedTerms = TypedRights & TypedPrice & Pick<OfferTerms, "included" | "earliestStart" | "duration">;

/** The form 'Angebot senden': the fields of a message and the figures of the offer. */
export const offerSchema = z.object({ ...messageSchema.shape, ...terms }).check(...priceChecks);

/** The form that changes an offer. Sender and call are already known. */
export const offerChangeSchema = z.object({ message: messageSchema.shape.message, ...terms }).check(...priceChecks);

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
