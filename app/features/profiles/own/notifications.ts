import * as z from "zod/mini";
import type { MailKind } from "~/db/schema";

const isOn = z._default(z.boolean(), false);

export const notificationsSchema = z.object({
  nachrichten: isOn,
  angebote: isOn,
  einladungen: isOn,
  ausschreibungen: isOn,
  nennungen: isOn,
  suchauftraege: isOn,
  termine: isOn,
  markt: isOn,
  newsletter: isOn,
});

export type Notifications = z.output<typeof notificationsSchema>;

/** A switch for each kind of mail that can be switched off, in the order of the page. */
export const mailSwitches: Record<MailKind, { label: string; hint: string }> = {
  nachrichten: { label: "Nachrichten", hint: "Wenn Ihnen jemand schreibt oder antwortet." },
  angebote: {
    label: "Angebote",
    hint: "Wenn zu einer Ausschreibung ein Angebot kommt, sich etwas daran ändert oder Ihre Frage beantwortet ist.",
  },
  einladungen: {
    label: "Einladungen",
    hint: "Wenn ein Unternehmen Sie zu einer Ausschreibung einlädt. Ausgeschaltet kann Sie niemand einladen.",
  },
  ausschreibungen: {
    label: "Ausschreibungen",
    hint: "Wenn sich bei Ihren eigenen Ausschreibungen etwas tut oder jemand dazu fragt.",
  },
  nennungen: { label: "Nennungen", hint: "Wenn jemand Sie in einer Arbeit nennt und Ihre Bestätigung braucht." },
  suchauftraege: { label: "Suchaufträge", hint: "Wenn zu einem Ihrer Suchaufträge etwas Neues dabei ist." },
  termine: { label: "Termine", hint: "Zwei Tage vor einem Termin, den Sie für einen Auftrag vereinbart haben." },
  markt: { label: "Markt", hint: "Für Superadmins: am Montag die Zahlen der vergangenen Woche." },
};

/** The switches that somebody sees. Saving leaves all others as they are. */
export const kindsFor = ({ isSuperadmin }: { isSuperadmin: boolean }): MailKind[] =>
  (Object.keys(mailSwitches) as MailKind[]).filter((kind) => kind !== "markt" || isSuperadmin);
