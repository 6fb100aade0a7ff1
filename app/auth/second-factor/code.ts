import * as z from "zod/mini";

const missing = "Bitte geben Sie den Code ein";

/** Reads a code of the app or a recovery code as people type it: with spaces, without the dash, in capitals. */
export const codeSchema = z.object({
  code: z.string({ error: missing }).check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, "").toLowerCase()),
    z.minLength(1, missing),
    z.refine(
      (code) => code === "" || isAppCode(code) || isRecoveryCode(code),
      "Der Code der App hat sechs Ziffern, ein Wiederherstellungscode zehn Zeichen",
    ),
  ),
});

export const appCodeSchema = z.object({
  code: z.string({ error: missing }).check(
    z.overwrite((typed) => typed.replace(/\s/g, "")),
    z.minLength(1, missing),
    z.refine((code) => code === "" || isAppCode(code), "Der Code hat sechs Ziffern"),
  ),
});

export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Without letters and digits that look alike in print. */
export const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const recoveryCodes = 10;

const isRecoveryCode = (code: string) =>
  code.length === 10 && [...code].every((char) => recoveryLetters.includes(char));

/** The stored and printed format: 'abcde-fghjk'. */
export const withDash = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
