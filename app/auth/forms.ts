import * as z from "zod/mini";
import { hasWebAddress, hidesSomething, tidyName } from "~/text/name";

export function emailTextOr(missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, "Diese E-Mail-Adresse ist zu lang"))
    .check(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"));
}

const email = emailTextOr("Bitte geben Sie Ihre E-Mail-Adresse ein");

/** Longer passwords are refused, because hashing them costs time. */
export const longestPassword = 128;

const ownPassword = z
  .string({ error: "Bitte geben Sie Ihr Passwort ein" })
  .check(z.maxLength(longestPassword, `Das Passwort hat höchstens ${longestPassword} Zeichen`));

function newPassword(minLength: number) {
  return z
    .string({ error: "Bitte geben Sie ein Passwort ein" })
    .check(
      z.minLength(minLength, `Das Passwort muss mindestens ${minLength} Zeichen lang sein`),
      z.maxLength(longestPassword, `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein`),
    );
}

export function nameTextOr(missing: string) {
  return z.string({ error: missing }).check(
    z.overwrite(tidyName),
    z.minLength(1, missing),
    z.maxLength(120, "Der Name darf höchstens 120 Zeichen lang sein"),
    z.refine((name) => name === "" || !hidesSomething(name), "Der Name enthält unsichtbare Zeichen"),
    z.refine((name) => !hasWebAddress(name), "Der Name darf keine Internet- oder E-Mail-Adresse enthalten"),
  );
}

export const nameText = nameTextOr("Bitte geben Sie Ihren Namen ein");

export const signInSchema = z.object({
  email,
  password: ownPassword,
});

const agbRequired = "AGB erforderlich: Bitte akzeptieren Sie die AGB und Datenschutzerklärung.";

export function registerSchema(passwordMinLength: number) {
  return z.object({
    userType: z._default(z.enum(["kreative", "unternehmen"]), "kreative"),
    name: nameText,
    email,
    password: newPassword(passwordMinLength),
    newsletterConsent: z._default(z.boolean(), false),
    agbAccepted: z._default(z.boolean(), false).check(z.refine((accepted) => accepted, agbRequired)),
  });
}

export const requestResetSchema = z.object({ email });

export function newPasswordSchema(passwordMinLength: number) {
  return z
    .object({
      token: z.string({ error: "Der Link ist unvollständig" }),
      password: newPassword(passwordMinLength),
      passwordConfirmation: z.string({ error: "Bitte wiederholen Sie das Passwort" }),
    })
    .check(
      z.refine((form) => form.password === form.passwordConfirmation, {
        error: "Die neuen Passwörter stimmen nicht überein",
        path: ["passwordConfirmation"],
      }),
    );
}

export function changePasswordSchema(passwordMinLength: number) {
  return z
    .object({
      currentPassword: z
        .string({ error: "Bitte geben Sie Ihr aktuelles Passwort ein" })
        .check(z.maxLength(longestPassword, `Das Passwort hat höchstens ${longestPassword} Zeichen`)),
      newPassword: z
        .string({ error: "Bitte geben Sie ein neues Passwort ein" })
        .check(
          z.minLength(passwordMinLength, `Das neue Passwort muss mindestens ${passwordMinLength} Zeichen lang sein`),
          z.maxLength(longestPassword, `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein`),
        ),
      newPasswordConfirmation: z.string({ error: "Bitte wiederholen Sie das neue Passwort" }),
    })
    .check(
      z.refine((form) => form.newPassword === form.newPasswordConfirmation, {
        error: "Die neuen Passwörter stimmen nicht überein",
        path: ["newPasswordConfirmation"],
      }),
    );
}

/** The form asks for the current password before an irreversible change. */
export const ownPasswordSchema = z.object({ password: ownPassword });
