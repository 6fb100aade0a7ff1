import * as z from "zod/mini";
import { paragraphs } from "~/text/typed";

export const longestObjection = 5000;
const missing = "Bitte schreiben Sie, was Sie anders sehen";

export const objectionSchema = z.object({
  text: z
    .string({ error: missing })
    .check(
      z.overwrite(paragraphs),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(longestObjection, "Bitte höchstens 5.000 Zeichen"),
    ),
});
