import * as z from "zod/mini";
import { collectionMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const tooLong = `Bitte höchstens ${collectionMax.name} Zeichen`;
const missing = "Bitte geben Sie der Merkliste einen Namen";

/** Everyone with the link to a shared list sees its name. */
const listName = (more?: { missing: string }) =>
  nameField({ max: collectionMax.name, tooLong, kind: "title", ...more });

export const collectionSchema = z.object({ name: listName({ missing }) });

export const rememberSchema = z.object({
  /** Empty for a new list. */
  collection: z.optional(textField({ max: 40 })),
  name: z.optional(listName()),
  note: z.optional(
    textField({
      ...{ max: collectionMax.note },
      tidy: paragraphs,
    }),
  ),
});
