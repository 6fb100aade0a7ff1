import type { OrderMailFacts } from "~/features/offers/order/order-mails";
import type { MailContent } from "~/mail/compose";

const mail = ({ name, url }: OrderMailFacts, label: string): Pick<MailContent, "greeting" | "action"> => ({
  greeting: `Guten Tag, ${name}`,
  action: { label, url },
});

/** The mails about what the sides of an order say about each other. */
export const collaborationMails = {
  written: (facts: OrderMailFacts, sentence: string): MailContent => ({
    ...mail(facts, "Entscheiden"),
    subject: `${facts.byName} bestätigt die Zusammenarbeit`,
    paragraphs: [`${facts.byName} schreibt zu „${facts.title}“ über Sie:`],
    quote: sentence,
    closing: [
      "Auf Ihrem Profil steht das nur, wenn Sie zustimmen. Sie können es auch später ausblenden oder mit einem Satz beantworten.",
    ],
  }),
  shown: (facts: OrderMailFacts): MailContent => ({
    ...mail(facts, "Auftrag ansehen"),
    subject: `Ihr Satz steht auf dem Profil von ${facts.byName}`,
    paragraphs: [
      `${facts.byName} zeigt, was Sie zu „${facts.title}“ geschrieben haben. Beim Auftrag können Sie es jederzeit zurückziehen.`,
    ],
  }),
  answered: (facts: OrderMailFacts, answer: string): MailContent => ({
    ...mail(facts, "Auftrag ansehen"),
    subject: `${facts.byName} antwortet auf Ihren Satz`,
    paragraphs: [`unter dem, was Sie zu „${facts.title}“ geschrieben haben, steht jetzt:`],
    quote: answer,
  }),
};
