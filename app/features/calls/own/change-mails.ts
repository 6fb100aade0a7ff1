import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import type { Difference } from "~/text/differences";
import { noEntries } from "~/ui/differences";

interface Facts {
  name: string;
  title: string;
  /** The recipient's own offer. */
  url: string;
}

const textOf = (entries: readonly string[]) => entries.join("; ") || noEntries;

export const changedMail = ({ name, title, url, changes }: Facts & { changes: Difference[] }): MailContent => ({
  subject: `Geändert: Ausschreibung „${cutAt(title, 60)}“`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `die Ausschreibung „${title}“, für die Sie ein Angebot gesendet haben, hat sich geändert. Ihr Angebot gilt weiter, wie Sie es geschrieben haben: Sie können es aufrechterhalten, ändern oder zurückziehen.`,
    ...changes.map(({ label, before, after }) => `${label}\nBisher: ${textOf(before)}\nJetzt: ${textOf(after)}`),
  ],
  action: { label: "Mein Angebot ansehen", url },
});
