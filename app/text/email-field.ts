import * as z from "zod/mini";
import { emailMax } from "./maximums";
import { textField } from "./text-field";
import { oneLine } from "./typed";

const lowerCase = (typed: string) => oneLine(typed).toLowerCase();

/** A field for an e-mail address. Addresses are compared in lower case. */
export const emailField = (missing?: string, tidy = lowerCase) =>
  textField({ max: emailMax, tooLong: "Diese E-Mail-Adresse ist zu lang", missing, tidy }).check(
    z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"),
  );
