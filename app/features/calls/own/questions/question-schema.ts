import * as z from "zod/mini";
import { questionMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

export const questionSchema = z.object({
  question: textField({ max: questionMax.question, missing: "Bitte schreiben Sie Ihre Frage", tidy: paragraphs }),
});

export const answerSchema = z.object({
  answer: textField({ max: questionMax.answer, missing: "Bitte schreiben Sie Ihre Antwort", tidy: paragraphs }),
});
