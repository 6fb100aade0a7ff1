import * as z from "zod/mini";
import { oneLine, paragraphs } from "~/text/typed";

const longestSubject = 200;
const longestMessage = 5000;

/** A required text of a message. */
const required = (missing: string, tidy: (text: string) => string) =>
  z.string({ error: missing }).check(z.overwrite(tidy), z.minLength(1, { error: missing, abort: true }));

const message = required("Nachricht ist ein Pflichtfeld", paragraphs).check(
  z.maxLength(longestMessage, "Die Nachricht darf höchstens 5.000 Zeichen lang sein"),
);

export const replySchema = z.object({ message });

export const messageSchema = z.object({
  senderEmail: required("E-Mail ist ein Pflichtfeld", oneLine).check(
    z.maxLength(254, "Diese E-Mail-Adresse ist zu lang"),
    z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein"),
  ),
  senderMitarbeiter: z.optional(
    z.string().check(z.overwrite(oneLine), z.maxLength(120, "Bitte höchstens 120 Zeichen")),
  ),
  subject: required("Betreff ist ein Pflichtfeld", oneLine).check(
    z.maxLength(longestSubject, `Der Betreff darf höchstens ${longestSubject} Zeichen lang sein`),
  ),
  message,
});

export type MessageText = z.infer<typeof messageSchema>;
