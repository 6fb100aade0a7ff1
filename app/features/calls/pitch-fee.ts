import * as z from "zod/mini";
import { readAmount } from "~/text/amount";
import { callMax } from "~/text/maximums";
import { textField } from "~/text/text-field";

const inWholeEuros = "Bitte geben Sie den Betrag in ganzen Euro ein, zum Beispiel 300";

/** What a company pays for each draft, in whole euros. 0 is no answer. */
export const pitchFee = z.pipe(
  textField({ max: 40, tooLong: inWholeEuros }),
  z
    .transform((text: string): number => (text === "" ? 0 : (readAmount(text) ?? Number.NaN)))
    .check(
      z.refine((euros) => Number.isInteger(euros), { error: inWholeEuros, abort: true }),
      z.refine((euros) => euros <= callMax.pitchFee, "Bitte höchstens 100.000 Euro"),
    ),
);
