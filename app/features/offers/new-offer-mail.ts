import { answerHere, replyLine } from "~/conversations/gathered-mail";
import type { OfferedWork } from "~/db/schema";
import { writerOf } from "~/features/messages/message-mail";
import { recipientPath } from "~/features/messages/recipient";
import type { AttachedMailFacts } from "~/features/messages/store-message.server";
import type { MailContent } from "~/mail/compose";
import { deskPath, offerPath } from "./offer";
import { factLines } from "./positions";
import type { OfferTerms } from "./terms";

interface NewOfferFacts extends AttachedMailFacts {
  terms: OfferTerms;
  works: OfferedWork[];
}

/** Tells a company of an offer for its call: its figures and works, its text, and the ways to it and to all others. */
export function newOfferMail({ text, replyTo, sender, recipient, call, offerId, site, url, ...offer }: NewOfferFacts) {
  return {
    subject: text.subject,
    greeting: `Guten Tag, ${recipient.name}`,
    paragraphs: [
      `${writerOf(text, sender)} hat Ihnen auf ${site.productName} ein Angebot zu Ihrer Ausschreibung „${call.title}“ gesendet.`,
      factLines(offer.terms, offer.works) || "Preis und Beginn sind nicht angegeben.",
      "Betreff und Text stammen von diesem Mitglied, nicht von uns:",
    ],
    quote: `${text.subject}\n\n${text.message}`,
    action: { label: "Angebot ansehen", url: `${site.siteUrl}${offerPath(offerId)}` },
    closing: [
      `Alle Angebote zu dieser Ausschreibung:\n${site.siteUrl}${deskPath(call.id)}`,
      `${answerHere(site.productName)}:\n${url}`,
      ...(replyTo ? [replyLine(sender.name, replyTo)] : []),
      ...(sender.isPublic ? [`Profil von ${sender.name}:\n${site.siteUrl}${recipientPath(sender)}`] : []),
      `Gesendet über das Konto „${sender.name}“ auf ${site.productName}.`,
    ],
  } satisfies MailContent;
}
