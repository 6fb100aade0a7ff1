import * as z from "zod/mini";
import { letterMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

export const letterSchema = z.object({
  text: textField({
    ...{ max: letterMax.text, tidy: paragraphs },
    missing: "Bitte schreiben Sie ein paar Sätze: wer Sie sind und warum Sie einladen",
  }),
});
