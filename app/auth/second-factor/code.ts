import * as z from "zod/mini";

const missing = "Bitte geben Sie den Code ein";

/** A code of the app or a recovery code, as people type them: with spaces, without the dash, in capitals. */
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

/** Without letters and digits that look alike on paper. */
export const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
export const recoveryCodes = 10;

const isRecoveryCode = (code: string) =>
  code.length === 10 && [...code].every((char) => recoveryLetters.includes(char));

/** As it is stored and printed: 'abcde-fghjk'. */
export const withDash = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;
