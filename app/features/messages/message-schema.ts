import * as z from "zod/mini";
import { emailField } from "~/text/email-field";
import { nameField } from "~/text/name-field";
import { textField } from "~/text/text-field";
import { oneLine, paragraphs } from "~/text/typed";

const longestSubject = 200;
const longestMessage = 5000;

const message = textField({
  ...{ max: longestMessage, tooLong: "Die Nachricht darf höchstens 5.000 Zeichen lang sein" },
  ...{ missing: "Nachricht ist ein Pflichtfeld", tidy: paragraphs },
});

export const replySchema = z.object({ message });

export const messageSchema = z.object({
  senderEmail: emailField("E-Mail ist ein Pflichtfeld", oneLine),
  senderMitarbeiter: z.optional(nameField({})),
  subject: textField({
    ...{ max: longestSubject, tooLong: `Der Betreff darf höchstens ${longestSubject} Zeichen lang sein` },
    missing: "Betreff ist ein Pflichtfeld",
  }),
  message,
});

export type MessageText = z.infer<typeof messageSchema>;
