import type { MailKind } from "~/db/schema";

interface Kind {
  /** The name of its switch, and when such a mail comes. */
  label: string;
  hint: string;
  /** Completes 'Keine E-Mails mehr über …'. */
  about: string;
}

/** The kinds of mail that people can switch off, in the order of the page with their switches. */
export const mailKinds: Record<MailKind, Kind> = {
  nachrichten: {
    label: "Nachrichten",
    hint: "Wenn Ihnen jemand schreibt oder antwortet.",
    about: "neue Nachrichten",
  },
  angebote: {
    label: "Angebote",
    hint: "Wenn zu einer Ausschreibung ein Angebot kommt, sich etwas daran ändert oder Ihre Frage beantwortet ist.",
    about: "Angebote und Entscheidungen",
  },
  einladungen: {
    label: "Einladungen",
    hint: "Wenn ein Unternehmen Sie zu einer Ausschreibung einlädt. Ausgeschaltet kann Sie niemand einladen.",
    about: "Einladungen zu Ausschreibungen",
  },
  ausschreibungen: {
    label: "Ausschreibungen",
    hint: "Wenn sich bei Ihren eigenen Ausschreibungen etwas tut oder jemand dazu fragt.",
    about: "Fristen und Fragen Ihrer Ausschreibungen",
  },
  nennungen: {
    label: "Nennungen",
    hint: "Wenn jemand Sie in einer Arbeit nennt und Ihre Bestätigung braucht.",
    about: "Nennungen in Arbeiten",
  },
  suchauftraege: {
    label: "Suchaufträge",
    hint: "Wenn zu einem Ihrer Suchaufträge etwas Neues dabei ist.",
    about: "Treffer Ihrer Suchaufträge",
  },
  termine: {
    label: "Termine",
    hint: "Zwei Tage vor einem Termin, den Sie für einen Auftrag vereinbart haben.",
    about: "vereinbarte Termine",
  },
  markt: {
    label: "Markt",
    hint: "Für Superadmins: am Montag die Zahlen der vergangenen Woche.",
    about: "den Markt der Woche",
  },
};

/** Something for each kind of mail. */
export const eachMailKind = <Value>(of: (kind: MailKind) => Value): Record<MailKind, Value> => {
  const kinds = Object.keys(mailKinds) as MailKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<MailKind, Value>;
};

/** What the link in a mail switches off. The newsletter is a consent, so its link takes the consent back. */
export type SwitchKind = MailKind | "newsletter";

export const isSwitchKind = (text: string | null): text is SwitchKind =>
  text !== null && (text === "newsletter" || Object.hasOwn(mailKinds, text));
