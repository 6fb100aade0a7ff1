import * as z from "zod/mini";

const email = z
  .string({ error: "Bitte geben Sie Ihre E-Mail-Adresse ein" })
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, "Diese E-Mail-Adresse ist zu lang"))
  .check(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"));

/** The longest password that is hashed: more would only cost time. */
const longestPassword = 128;

function newPassword(minLength: number) {
  return z
    .string({ error: "Bitte geben Sie ein Passwort ein" })
    .check(
      z.minLength(minLength, `Das Passwort muss mindestens ${minLength} Zeichen lang sein`),
      z.maxLength(longestPassword, `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein`),
    );
}

export const nameText = z.string({ error: "Bitte geben Sie Ihren Namen ein" }).check(
  z.overwrite((name) => name.normalize("NFC").replace(/\s+/g, " ").trim()),
  z.minLength(1, "Bitte geben Sie Ihren Namen ein"),
  z.maxLength(120, "Der Name darf höchstens 120 Zeichen lang sein"),
  z.refine(
    (name) => !/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name),
    "Der Name enthält unsichtbare Zeichen",
  ),
);

export const signInSchema = z.object({
  email,
  password: z
    .string({ error: "Bitte geben Sie Ihr Passwort ein" })
    .check(z.maxLength(longestPassword, `Das Passwort hat höchstens ${longestPassword} Zeichen`)),
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
