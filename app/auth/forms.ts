import * as z from "zod/mini";
import { emailField } from "~/text/email-field";
import { hasWebAddress, hidesSomething, mixesAlphabets, tidyName } from "~/text/name";
import { nameField } from "~/text/name-field";
import { asTyped, textField } from "~/text/text-field";

export function emailTextOr(missing: string) {
  return emailField(missing);
}

const email = emailTextOr("Bitte geben Sie Ihre E-Mail-Adresse ein");

/** Longer passwords are refused, because hashing them costs time. */
export const maxPasswordLength = 128;
const tooLongPassword = `Das Passwort hat höchstens ${maxPasswordLength} Zeichen`;

export const passwordField = (tooLong: string, missing: string) =>
  textField({ max: maxPasswordLength, tooLong, missing, tidy: asTyped });

const ownPassword = passwordField(tooLongPassword, "Bitte geben Sie Ihr Passwort ein");

/** A second field for the same password. Whether both are the same is checked by the form. */
export const repeatedPassword = (missing: string) => passwordField(tooLongPassword, missing);

function newPassword(minLength: number) {
  return passwordField(
    `Das Passwort darf höchstens ${maxPasswordLength} Zeichen lang sein`,
    "Bitte geben Sie ein Passwort ein",
  ).check(z.minLength(minLength, `Das Passwort muss mindestens ${minLength} Zeichen lang sein`));
}

/**
 * The name of an account appears in mails, so it must not contain a web address, and characters that other fields
 * remove are refused.
 */
export const accountName = (missing: string, more: { mayBeOperators?: true } = {}) =>
  nameField({
    ...{ missing, tooLong: "Der Name darf höchstens {max} Zeichen lang sein", tidy: tidyName },
    ...more,
  }).check(
    z.refine((name) => !hidesSomething(name), "Der Name enthält unsichtbare Zeichen"),
    z.refine((name) => !mixesAlphabets(name), "Bitte schreiben Sie jedes Wort in einem Alphabet"),
    z.refine((name) => !hasWebAddress(name), "Der Name darf keine Internet- oder E-Mail-Adresse enthalten"),
  );

export const nameText = accountName("Bitte geben Sie Ihren Namen ein");

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
      token: textField({ max: 1000, missing: "Der Link ist unvollständig", tidy: asTyped }),
      password: newPassword(passwordMinLength),
      passwordConfirmation: repeatedPassword("Bitte wiederholen Sie das Passwort"),
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
      currentPassword: passwordField(tooLongPassword, "Bitte geben Sie Ihr aktuelles Passwort ein"),
      newPassword: passwordField(
        `Das Passwort darf höchstens ${maxPasswordLength} Zeichen lang sein`,
        "Bitte geben Sie ein neues Passwort ein",
      ).check(
        z.minLength(passwordMinLength, `Das neue Passwort muss mindestens ${passwordMinLength} Zeichen lang sein`),
      ),
      newPasswordConfirmation: repeatedPassword("Bitte wiederholen Sie das neue Passwort"),
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
