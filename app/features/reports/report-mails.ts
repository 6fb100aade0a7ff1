import { type Subject, titleInSentence } from "~/audit/reported";
import type { MailContent } from "~/mail/compose";

interface Site {
  productName: string;
  contactEmail: string;
  siteUrl: string;
}

type Named = Pick<Subject, "kind" | "name">;

/** Repeats nothing that the reporter wrote, because anybody can enter anybody's address. */
export function receiptMail(subject: Named, { productName, contactEmail }: Site): MailContent {
  return {
    subject: "Ihre Meldung ist angekommen",
    greeting: "Guten Tag",
    paragraphs: [
      `danke. Sie haben uns ${titleInSentence(subject)} auf ${productName} gemeldet.`,
      "Ein Mensch sieht sich das an und entscheidet. Wir schreiben Ihnen dann, was wir entschieden haben und was Sie dagegen tun können. Wer meldet, sagen wir der gemeldeten Person nicht.",
    ],
    closing: [
      "Bei Gefahr für Leben oder Sicherheit rufen Sie bitte gleich die Polizei: 133.",
      `Sie haben nichts gemeldet? Dann hat jemand Ihre Adresse eingetragen. Schreiben Sie uns: ${contactEmail}`,
    ],
  };
}
