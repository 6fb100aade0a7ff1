import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";

/** The line in the conversation about an offer. */
export const newFilesText = (names: string[]) =>
  `${names.length === 1 ? "Neue Unterlage" : "Neue Unterlagen"} zur Ausschreibung: ${names.join(", ")}`;

interface Facts {
  name: string;
  title: string;
  names: string[];
  url: string;
}

export const newFilesMail = ({ name, title, names, url }: Facts): MailContent => ({
  subject: `Neue Unterlagen: Ausschreibung „${cutAt(title, 60)}“`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `zur Ausschreibung „${title}“, für die Sie ein Angebot gesendet haben, gibt es neue Unterlagen. Ihr Angebot gilt weiter, wie Sie es geschrieben haben: Sie können es ändern oder zurückziehen.`,
    names.join("\n"),
  ],
  action: { label: "Mein Angebot ansehen", url },
});
