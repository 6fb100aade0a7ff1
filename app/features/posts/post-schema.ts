import * as z from "zod/mini";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { longestPost, postCategories } from "./post";

export const postSchema = z.object({
  content: textField({
    ...{ max: longestPost, tooLong: `Der Text darf höchstens ${longestPost} Zeichen lang sein` },
    ...{ missing: "Bitte geben Sie einen Text ein", tidy: paragraphs },
  }),
  category: z.optional(z.enum(postCategories, "Bitte wählen Sie eine Kategorie aus der Liste")),
});
