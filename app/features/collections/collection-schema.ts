import * as z from "zod/mini";
import { collectionMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const tooLong = `Bitte höchstens ${collectionMax.name} Zeichen`;
const missing = "Bitte geben Sie der Merkliste einen Namen";

export const collectionSchema = z.object({ name: textField({ max: collectionMax.name, tooLong, missing }) });

export const rememberSchema = z.object({
  /** Empty for a new list. */
  collection: z.optional(textField({ max: 40 })),
  name: z.optional(textField({ max: collectionMax.name, tooLong })),
  note: z.optional(
    textField({
      ...{ max: collectionMax.note, tooLong: `Bitte höchstens ${collectionMax.note} Zeichen` },
      tidy: paragraphs,
    }),
  ),
});
