import * as z from "zod/mini";
import { paragraphs } from "~/text/typed";
import { longestPost, postCategories } from "./post";

export const postSchema = z.object({
  content: z
    .string({ error: "Bitte geben Sie einen Text ein" })
    .check(
      z.overwrite(paragraphs),
      z.minLength(1, "Bitte geben Sie einen Text ein"),
      z.maxLength(longestPost, `Der Text darf höchstens ${longestPost} Zeichen lang sein`),
    ),
  category: z.optional(z.enum(postCategories, "Bitte wählen Sie eine Kategorie aus der Liste")),
});
