import type { MailContent } from "~/mail/compose";

interface Site {
  productName: string;
}

/** Asks whether the owner of an address really wants the newsletter. */
export function newsletterConfirmationMail(name: string, url: string, site: Site): MailContent {
  return {
    subject: "Möchten Sie unseren Newsletter?",
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `für Ihre Adresse wurde der Newsletter von ${site.productName} bestellt. Wir schicken ihn erst, wenn Sie das hier bestätigen.`,
    ],
    action: { label: "Newsletter bestätigen", url },
    closing: [
      "Der Link gilt sieben Tage und nur einmal.",
      "Sie haben nichts bestellt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keinen Newsletter.",
    ],
  };
}
