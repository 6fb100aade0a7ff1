import * as z from "zod/mini";
import { formatCount } from "./format-count";
import { oneLine } from "./typed";

/** For values that no page of ours sends, such as a list in place of a text. The library's own texts are English. */
z.config({ customError: () => "Bitte prüfen Sie diese Angabe" });

interface TextField {
  /** The most characters after tidying. */
  max: number;
  /** `{max}` is the number. */
  tooLong?: string;
  /** The error of a required field without text. Other fields may be empty. */
  missing?: string;
  tidy?: (text: string) => string;
}

/**
 * A field for text, as every form has it: no schema uses `z.string()` itself. It ends at its limit before anything else
 * reads the text, so that no pattern ever meets more. Tidying shortens a text, so the limit before it is higher.
 */
export function textField({ max, tooLong = "Bitte höchstens {max} Zeichen", missing, tidy = oneLine }: TextField) {
  const error = tooLong.replace("{max}", formatCount(max));
  const ends = (limit: number) => z.maxLength(limit, { error, abort: true });
  const text = z.string({ error: missing }).check(ends(4 * max + 1000), z.overwrite(tidy), ends(max));
  return missing ? text.check(z.minLength(1, { error: missing, abort: true })) : text;
}

/** A value that our own pages send: the name of a choice, an id, a day. */
export const chosenText = (missing?: string) => textField({ max: 200, missing, tidy: asTyped });

/** For passwords and tokens, in which every character counts. */
export const asTyped = (text: string): string => text;
