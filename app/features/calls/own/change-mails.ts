import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import type { callChanges } from "./call-changes";

interface Facts {
  name: string;
  title: string;
  /** The recipient's own offer. */
  url: string;
}

export const changedMail = ({
  name,
  title,
  url,
  changes,
}: Facts & { changes: ReturnType<typeof callChanges> }): MailContent => ({
  subject: `Geändert: Ausschreibung „${cutAt(title, 60)}“`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `Die Ausschreibung „${title}“, für die Sie ein Angebot gesendet haben, hat sich geändert. Ihr Angebot gilt weiter, wie Sie es geschrieben haben: Sie können es stehen lassen, ändern oder zurückziehen.`,
    ...changes.map(({ label, before, after }) => `${label}\nBisher: ${before}\nJetzt: ${after}`),
  ],
  action: { label: "Mein Angebot ansehen", url },
});
