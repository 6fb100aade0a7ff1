import * as z from "zod/mini";
import { emailField, mailLine } from "~/text/email-field";
import { messageMax } from "~/text/maximums";
import { nameField } from "~/text/name-field";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const message = textField({
  ...{ max: messageMax.message, tooLong: "Die Nachricht darf höchstens {max} Zeichen lang sein" },
  ...{ missing: "Nachricht ist ein Pflichtfeld", tidy: paragraphs },
});

/** The server looks at the files by themselves. */
export const replySchema = z.object({ message, files: z.optional(z.any()) });

export const messageSchema = z.object({
  senderEmail: emailField("E-Mail ist ein Pflichtfeld", mailLine),
  senderMitarbeiter: z.optional(nameField({})),
  subject: textField({
    ...{ max: messageMax.subject, tooLong: "Der Betreff darf höchstens {max} Zeichen lang sein" },
    missing: "Betreff ist ein Pflichtfeld",
  }),
  message,
});

export type MessageText = z.infer<typeof messageSchema>;
