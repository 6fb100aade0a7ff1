import * as z from "zod/mini";
import { textField } from "~/text/text-field";
import { exactLine, numberLine } from "~/text/typed";

const missing = "Bitte geben Sie den Code ein";

const typedCode = (tidy: (typed: string) => string) => textField({ max: 100, missing, tidy });

export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Reads a code of the app or a recovery code as people type it: with spaces, without the dash, in capitals. */
export const codeSchema = z.object({
  code: typedCode((typed) => numberLine(typed).replace(/[\s-]/g, "").toLowerCase()).check(
    z.refine(
      (code) => isAppCode(code) || isRecoveryCode(code),
      "Der Code der App hat sechs Ziffern, ein Wiederherstellungscode zehn Zeichen",
    ),
  ),
});

export const appCodeSchema = z.object({
  code: typedCode((typed) => exactLine(typed).replace(/\s/g, "")).check(
    z.refine(isAppCode, "Der Code hat sechs Ziffern"),
  ),
});

/** Without letters and digits that look alike in print. */
export const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const recoveryCodes = 10;

const isRecoveryCode = (code: string) =>
  code.length === 10 && [...code].every((char) => recoveryLetters.includes(char));

/** The stored and printed format: 'abcde-fghjk'. */
export const withDash = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
