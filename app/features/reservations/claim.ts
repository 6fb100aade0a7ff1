import * as z from "zod/mini";
import { maxPasswordLength, passwordField, repeatedPassword } from "~/auth/forms";

export function claimSchema(passwordMinLength: number) {
  return z
    .object({
      password: passwordField(
        `Passwort darf höchstens ${maxPasswordLength} Zeichen lang sein`,
        "Bitte geben Sie ein Passwort ein",
      ).check(z.minLength(passwordMinLength, `Passwort muss mindestens ${passwordMinLength} Zeichen lang sein`)),
      passwordConfirmation: repeatedPassword("Bitte wiederholen Sie das Passwort"),
      agbAccepted: z
        ._default(z.boolean(), false)
        .check(z.refine((accepted) => accepted, "Bitte akzeptieren Sie die AGB")),
    })
    .check(
      z.refine((form) => form.password === form.passwordConfirmation, {
        error: "Passwörter stimmen nicht überein",
        path: ["passwordConfirmation"],
        // Run this check while other fields have errors too, so that people correct the form only once.
        when: ({ value }) => hasBothPasswords(value),
      }),
    );
}

function hasBothPasswords(form: unknown): boolean {
  if (typeof form !== "object" || form === null) return false;
  const { password, passwordConfirmation } = form as Record<string, unknown>;
  return typeof password === "string" && typeof passwordConfirmation === "string";
}
