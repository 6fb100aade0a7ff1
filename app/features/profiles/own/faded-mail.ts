import type { MailContent } from "~/mail/compose";
import { availabilityDays } from "../availability";

/** Asks once for the availability, when it is no longer shown. */
export const fadedMail = (name: string, url: string): MailContent => ({
  subject: "Stimmt Ihre Verfügbarkeit noch?",
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `vor ${availabilityDays} Tagen haben Sie auf Ihrem Profil angegeben, ob Sie Aufträge annehmen. Damit dort nichts Altes steht, sieht es jetzt niemand mehr.`,
    "Möchten Sie es wieder zeigen, sagen Sie es neu. Sonst müssen Sie nichts tun; wir fragen nicht noch einmal.",
  ],
  action: { label: "Verfügbarkeit angeben", url },
});
