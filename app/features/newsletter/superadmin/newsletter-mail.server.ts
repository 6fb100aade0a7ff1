import type { MailContent } from "~/mail/compose";
import { footerSwitchUrlOf, headSwitchUrlOf } from "~/mail/switch-off.server";
import { settings } from "~/settings.server";
import { newsletterBody } from "./newsletter-body.server";

interface Written {
  subject: string;
  content: string;
}

/** A newsletter as the mail to one reader, and the link with which their mail program takes the consent back. */
export function newsletterMail({ subject, content }: Written, reader: { id: string; name: string }) {
  const mail: MailContent = {
    subject,
    greeting: `Guten Tag, ${reader.name}`,
    paragraphs: [],
    body: newsletterBody(content),
    closing: [
      `Sie bekommen diesen Newsletter, weil Sie ihn bei ${settings.productName} bestellt haben. Mit dem Link am Ende bestellen Sie ihn ab, ohne Anmeldung.`,
    ],
    switchOff: { label: "Newsletter abbestellen", url: footerSwitchUrlOf(reader.id, "newsletter") },
  };
  return { mail, switchOffUrl: headSwitchUrlOf(reader.id, "newsletter") };
}
