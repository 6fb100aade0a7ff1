import type { MailKind } from "~/db/schema";

interface Kind {
  /** The name of the switch. */
  label: string;
  /** Completes 'Keine E-Mails mehr über …'. */
  about: string;
}

/** The kinds of mail that people can switch off, with the texts for switches and mails. */
export const mailKinds: Record<MailKind, Kind> = {
  nachrichten: { label: "Neue Nachrichten", about: "neue Nachrichten" },
  angebote: { label: "Angebote und Entscheidungen", about: "Angebote und Entscheidungen" },
  ausschreibungen: { label: "Ihre Ausschreibungen", about: "Fristen Ihrer Ausschreibungen" },
};

export const isMailKind = (text: string | null): text is MailKind => text !== null && Object.hasOwn(mailKinds, text);
