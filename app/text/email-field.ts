import * as z from "zod/mini";
import { emailMax } from "./maximums";
import { parseAddress } from "./parse-address";
import { textField } from "./text-field";
import { exactLine } from "./typed";

/** A domain with letters beyond ASCII. */
const ownLetters = /(?<=@)(?=.*[^ -~])[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** The address as mail servers know it: some browsers send 'käsehaus.at' as 'xn--ksehaus-5wa.at', others as it was typed. */
export const mailLine = (typed: string) =>
  exactLine(typed).replace(ownLetters, (domain) => parseAddress(`http://${domain}`)?.hostname ?? domain);

/** A word that somebody searches mail addresses for, also as the domain of a stored one. */
export const spellingsInAddresses = (word: string): string[] => [
  ...new Set([word, word.includes("@") ? mailLine(word) : mailLine(`@${word}`).slice(1)]),
];

const lowerCase = (typed: string) => mailLine(typed).toLowerCase();

/** A field for an e-mail address. Addresses are compared in lower case. */
export const emailField = (missing?: string, tidy = lowerCase) =>
  textField({ max: emailMax, tooLong: "Diese E-Mail-Adresse ist zu lang", missing, tidy }).check(
    z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"),
  );
