import * as z from "zod/mini";
import { reportMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const missing = "Bitte schreiben Sie, was Sie anders sehen";

export const objectionSchema = z.object({
  text: textField({ max: reportMax.objection, missing, tidy: paragraphs }),
});
