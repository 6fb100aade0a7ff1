import * as z from "zod/mini";
import { readAmount } from "~/text/amount";
import { isDay } from "~/text/dates";
import { emptyAsNull } from "~/text/empty-as-null";
import { collaborationMax, offerMax, orderMax } from "~/text/maximums";
import { chosenText, textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const day = emptyAsNull(
  chosenText().check(z.refine((text) => text === "" || isDay(text), "Bitte geben Sie ein Datum ein")),
);

const unreadable = "Bitte geben Sie den Preis als Zahl ein, zum Beispiel 1.200 oder 62,50";
const tooHigh = "Dieser Preis ist zu hoch";

interface Typed {
  entwurf: string | null;
  korrektur: string | null;
  lieferung: string | null;
}

const inOrder = (one: string | null, other: string | null) => one === null || other === null || one <= other;

/** The days of an order and what else changes, as one side proposes them. */
export const proposalSchema = z
  .object({
    entwurf: day,
    korrektur: day,
    lieferung: day,
    preis: emptyAsNull(
      textField({ max: 40, tooLong: tooHigh }).check(
        z.refine((text) => text === "" || readAmount(text) !== null, unreadable),
        z.refine((text) => (readAmount(text) ?? 0) <= offerMax.priceCents / 100, tooHigh),
      ),
    ),
    text: emptyAsNull(textField({ max: orderMax.words, tidy: paragraphs })),
  })
  .check(
    z.refine<Typed>(({ entwurf, korrektur }) => inOrder(entwurf, korrektur), {
      error: "Die Korrektur kommt nach dem Entwurf",
      path: ["korrektur"],
    }),
    z.refine<Typed>(({ entwurf, korrektur, lieferung }) => inOrder(korrektur ?? entwurf, lieferung), {
      error: "Die Lieferung kommt zuletzt",
      path: ["lieferung"],
    }),
  );

/** What one side writes to the other: what is missing, or why it ends the order. */
export const orderWordsSchema = z.object({
  text: textField({ max: orderMax.words, missing: "Bitte schreiben Sie ein paar Worte dazu", tidy: paragraphs }),
});

/** What one side says about the other in one line. */
export const sentenceSchema = z.object({
  text: textField({ max: collaborationMax.sentence, missing: "Bitte schreiben Sie einen Satz" }),
});

/** The answer to it, which may be taken back. */
export const answerSchema = z.object({ text: emptyAsNull(textField({ max: collaborationMax.sentence })) });
