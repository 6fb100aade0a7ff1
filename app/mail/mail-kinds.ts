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
  einladungen: { label: "Einladungen zu Ausschreibungen", about: "Einladungen zu Ausschreibungen" },
  nennungen: { label: "Nennungen in Arbeiten", about: "Nennungen in Arbeiten" },
  ausschreibungen: { label: "Ihre Ausschreibungen", about: "Fristen und Fragen Ihrer Ausschreibungen" },
  suchauftraege: { label: "Suchaufträge", about: "Treffer Ihrer Suchaufträge" },
  termine: { label: "Vereinbarte Termine", about: "vereinbarte Termine" },
  markt: { label: "Der Markt am Montag", about: "den Markt der Woche" },
};

/** What the link in a mail switches off. The newsletter is a consent, so its link takes the consent back. */
export type SwitchKind = MailKind | "newsletter";

export const isSwitchKind = (text: string | null): text is SwitchKind =>
  text !== null && (text === "newsletter" || Object.hasOwn(mailKinds, text));
