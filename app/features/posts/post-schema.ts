import * as z from "zod/mini";
import { postMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { postCategories } from "./post";

export const postSchema = z.object({
  content: textField({
    ...{ max: postMax.content, tooLong: "Der Text darf höchstens {max} Zeichen lang sein" },
    ...{ missing: "Bitte geben Sie einen Text ein", tidy: paragraphs },
  }),
  category: z.optional(z.enum(postCategories, "Bitte wählen Sie eine Kategorie aus der Liste")),
});
