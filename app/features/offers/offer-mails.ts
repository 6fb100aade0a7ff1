import { awardedText } from "~/conversations/awarded-text";
import { answerHere, replyLine } from "~/conversations/gathered-mail";
import type { OfferedWork } from "~/db/schema";
import type { MailContent } from "~/mail/compose";
import { formatDay } from "~/text/dates";
import { undecidedDays } from "~/visible/call-state";
import { type Contact, contactLines } from "./contact";
import { agreedTexts, noContractText } from "./offer";
import { factLines } from "./positions";
import type { OfferMail } from "./states";
import type { OfferTerms } from "./terms";

export interface OfferMailFacts {
  title: string;
  productName: string;
  senderName: string;
  companyName: string;
  /** The page of the offer, with the same address for both sides. */
  url: string;
  message: string;
  terms: OfferTerms;
  works: OfferedWork[];
  /** The company's text for a refusal. */
  words?: string;
  /** How the recipient of a confirmation reaches the other side. */
  contact?: Contact | null;
  /** The conversation about the offer. */
  conversationUrl?: string;
  /** Whether the act awarded the call. */
  isAwarded?: boolean;
  now?: Date;
}

const open = (url: string, label = "Angebot ansehen") => ({ label, url });

function summary({ title, senderName, companyName, message, terms, works, now = new Date() }: OfferMailFacts): string {
  return [
    `Ausschreibung: ${title}`,
    `Unternehmen: ${companyName}`,
    `Angebot von: ${senderName}`,
    `Bestätigt am: ${formatDay(now)}`,
    factLines(terms, works),
    "",
    message,
  ]
    .filter((line, index) => line || index === 5)
    .join("\n");
}

type Mails = Record<Exclude<OfferMail, "confirmed">, (facts: OfferMailFacts) => MailContent>;

/** The mails to the side that did not act. A confirmation goes to both sides. */
export const offerMails: Mails = {
  selected: ({ title, senderName, companyName, url }) => ({
    subject: `Ausgewählt: Ihr Angebot für „${title}“`,
    greeting: `Guten Tag, ${senderName}`,
    paragraphs: [
      `${companyName} hat Ihr Angebot zu „${title}“ ausgewählt. Bitte sagen Sie, ob Sie den Auftrag übernehmen.`,
    ],
    action: open(url, "Angebot ansehen und antworten"),
    closing: [noContractText],
  }),
  refused: ({ title, senderName, companyName, url, isAwarded }) => ({
    subject: `Leider nicht mehr möglich: Angebot für „${title}“`,
    greeting: `Guten Tag, ${companyName}`,
    paragraphs: [
      `${senderName} kann „${title}“ leider nicht mehr übernehmen. Das Angebot ist zurückgezogen, die anderen Angebote sind unverändert.`,
    ],
    action: open(url),
    closing: isAwarded ? [awardedText] : [],
  }),
  declined: ({ title, senderName, companyName, url, words = "" }) => ({
    subject: `Absage: Ihr Angebot für „${title}“`,
    greeting: `Guten Tag, ${senderName}`,
    paragraphs: [`${companyName} hat über Ihr Angebot zu „${title}“ entschieden und schreibt Ihnen:`],
    quote: words,
    action: open(url),
  }),
  withdrawn: ({ title, senderName, companyName, url }) => ({
    subject: `Zurückgezogen: Angebot für „${title}“`,
    greeting: `Guten Tag, ${companyName}`,
    paragraphs: [`${senderName} hat das Angebot zu „${title}“ zurückgezogen.`],
    action: open(url),
  }),
};

/** The confirmation with the same summary for both sides. */
export function confirmedMail(facts: OfferMailFacts, to: "sender" | "company"): MailContent {
  const { title, senderName, companyName, url, isAwarded, contact, conversationUrl } = facts;
  const isSender = to === "sender";
  return {
    subject: `Bestätigt: ${title}`,
    greeting: `Guten Tag, ${isSender ? senderName : companyName}`,
    paragraphs: [
      isSender
        ? `Sie haben bestätigt, dass Sie „${title}“ für ${companyName} übernehmen. Hier ist alles auf einen Blick:`
        : `${senderName} hat bestätigt und übernimmt „${title}“. Hier ist alles auf einen Blick:`,
    ],
    quote: summary(facts),
    action: conversationUrl ? { label: answerHere(facts.productName), url: conversationUrl } : open(url),
    closing: [
      ...(contact
        ? [`So erreichen Sie ${contact.name}:\n${contactLines(contact)}`, replyLine(contact.name, contact.emailText)]
        : []),
      `Angebot ansehen:\n${url}`,
      `Termine, Änderungen und Lieferung:\n${url}/auftrag`,
      `Auftragsblatt zum Drucken und als PDF:\n${url}/auftragsblatt`,
      ...(isAwarded && !isSender ? [awardedNowText] : []),
      agreedTexts.running,
    ],
  };
}

const awardedNowText =
  "Die Ausschreibung ist damit vergeben und nimmt keine Angebote mehr an. Suchen Sie noch jemanden, öffnen Sie sie in Ihrem Profil wieder. Wer sonst noch ein Angebot gesendet hat, weiß davon nichts, bis Sie absagen.";

/** Tells a sender that nobody has decided. The site sends it. */
export const endedMail = ({
  title,
  senderName,
  url,
}: Pick<OfferMailFacts, "title" | "senderName" | "url">): MailContent => ({
  subject: `Ohne Entscheidung beendet: Ihr Angebot für „${title}“`,
  greeting: `Guten Tag, ${senderName}`,
  paragraphs: [
    `über Ihr Angebot zu „${title}“ ist ${undecidedDays} Tage nach dem Ende der Ausschreibung nicht entschieden worden. Wir haben es beendet, damit Sie frei planen können. Ihr Angebot bleibt für Sie lesbar.`,
  ],
  action: open(url),
});

const thanks = (title: string) => `Vielen Dank für Ihr Angebot zu „${title}“.`;
const allTheBest = "Wir wünschen Ihnen alles Gute.";

export const declineText = (title: string) =>
  `${thanks(title)} Wir haben uns für ein anderes entschieden und wünschen Ihnen alles Gute.`;

/** Further sentences for a refusal, by their value in its form. */
const prepared: Record<string, string> = {
  preis: "Leider liegt es über dem, was wir dafür ausgeben können.",
  termin: "Leider passen die Termine nicht zusammen.",
  zurueckgestellt: "Wir haben das Vorhaben vorerst zurückgestellt.",
};

export const preparedTexts = (title: string) =>
  Object.entries(prepared).map(([value, sentence]) => ({ value, text: `${thanks(title)} ${sentence} ${allTheBest}` }));
