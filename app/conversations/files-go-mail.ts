import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";

interface Facts {
  name: string;
  partner: string;
  /** The last day on which the files can surely be opened. */
  day: string;
  names: string[];
  url: string;
}

/** Told to both people before the files of a quiet conversation are deleted. */
export const filesGoMail = ({ name, partner, day, names, url }: Facts): MailContent => ({
  subject: `Dateien werden nach dem ${day} gelöscht: Unterhaltung mit ${cutAt(partner, 60)}`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `in Ihrer Unterhaltung mit ${partner} hat länger niemand geschrieben. Diese Dateien löschen wir deshalb nach dem ${day}:`,
    names.join("\n"),
    "Was Sie noch brauchen, laden Sie bitte vorher herunter. Schreibt eine der beiden Seiten wieder, bleiben auch die Dateien länger. Die Nachrichten selbst bleiben.",
  ],
  action: { label: "Zur Unterhaltung", url },
});
