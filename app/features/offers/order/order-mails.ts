import { centsText } from "~/features/offers/terms";
import type { MailContent } from "~/mail/compose";
import { formatDay } from "~/text/dates";
import { daysOf, lastAnswerDay, type OrderDays, silentDays } from "./order";

export interface OrderMailFacts {
  title: string;
  /** Who gets the mail. */
  name: string;
  /** Who has acted. */
  byName: string;
  url: string;
}

interface Proposed extends OrderDays {
  totalCents: number | null;
  words: string | null;
}

/** What a version says, one per line. */
const versionLines = ({ totalCents, words, ...days }: Proposed): string =>
  [
    ...daysOf(days).map(({ label, day }) => `${label}: ${formatDay(day)}`),
    ...(totalCents === null ? [] : [`Preis zusammen: ${centsText(totalCents)}\u00a0€`]),
    ...(words ? ["", words] : []),
  ].join("\n");

const action = (url: string) => ({ label: "Auftrag ansehen", url });

const mail = (facts: OrderMailFacts, subject: string, text: string, more: Partial<MailContent> = {}): MailContent => ({
  subject: `${subject}: ${facts.title}`,
  greeting: `Guten Tag, ${facts.name}`,
  paragraphs: [text],
  action: action(facts.url),
  ...more,
});

const named = ({ title }: OrderMailFacts) => `„${title}“`;

/** The mails to the side that did not act. */
export const orderMails = {
  vorschlagen: (facts: OrderMailFacts, version: Proposed) =>
    mail(facts, "Vorschlag zum Auftrag", `${facts.byName} schlägt für ${named(facts)} vor:`, {
      quote: versionLines(version),
      action: { label: "Ansehen und antworten", url: facts.url },
      closing: ["Es gilt erst, wenn Sie zustimmen."],
    }),
  zustimmen: (facts: OrderMailFacts, version: Proposed) =>
    mail(facts, "Vereinbart", `${facts.byName} hat Ihrem Vorschlag für ${named(facts)} zugestimmt. Das gilt jetzt:`, {
      quote: versionLines(version),
    }),
  verwerfen: (facts: OrderMailFacts) =>
    mail(
      facts,
      "Vorschlag abgelehnt",
      `${facts.byName} hat Ihren Vorschlag für ${named(facts)} abgelehnt. Es bleibt, was vereinbart war.`,
    ),
  liefern: (facts: OrderMailFacts, deliveredAt: string) =>
    mail(
      facts,
      "Geliefert",
      `${facts.byName} hat ${named(facts)} geliefert. Bitte prüfen Sie alles und nehmen Sie es an.`,
      {
        action: { label: "Prüfen und annehmen", url: facts.url },
        closing: [
          `Fehlt noch etwas, schreiben Sie es dort. Ohne Antwort gilt die Lieferung nach ${silentDays} Tagen, also nach dem ${formatDay(lastAnswerDay(deliveredAt))}, als angenommen.`,
        ],
      },
    ),
  annehmen: (facts: OrderMailFacts) =>
    mail(
      facts,
      "Angenommen",
      `${facts.byName} hat die Lieferung von ${named(facts)} angenommen. Der Auftrag ist damit abgeschlossen.`,
    ),
  nachbessern: (facts: OrderMailFacts, words: string) =>
    mail(
      facts,
      "Es fehlt noch etwas",
      `${facts.byName} nimmt die Lieferung von ${named(facts)} noch nicht an und schreibt:`,
      {
        quote: words,
        closing: ["Wenn alles da ist, melden Sie die Lieferung noch einmal."],
      },
    ),
  abbrechen: (facts: OrderMailFacts, words: string) =>
    mail(
      facts,
      "Auftrag abgebrochen",
      `${facts.byName} hat den Auftrag ${named(facts)} abgebrochen und schreibt dazu:`,
      {
        quote: words,
        closing: ["Was das für Bezahlung und Rechte bedeutet, klären Sie bitte direkt."],
      },
    ),
};

/** Asks a person with a declined or undecided offer again, after the order for the same call has ended. */
export const askedAgainMail = (facts: OrderMailFacts): MailContent =>
  mail(
    facts,
    "Noch einmal gefragt",
    `${facts.byName} hat sich für ${named(facts)} anders entschieden, als es zuerst aussah, und fragt: Gilt Ihr Angebot wieder?`,
    {
      action: { label: "Angebot ansehen und antworten", url: facts.url },
      closing: ["Wenn Sie nichts tun, bleibt alles, wie es ist. Sie werden nicht noch einmal gefragt."],
    },
  );

/** Tells both sides that the site has accepted a delivery. */
export const silentlyAcceptedMail = (facts: Omit<OrderMailFacts, "byName">): MailContent =>
  mail(
    { ...facts, byName: "" },
    "Angenommen",
    `die Lieferung von „${facts.title}“ gilt jetzt als angenommen, weil ${silentDays} Tage lang nichts anderes gesagt wurde. Der Auftrag ist damit abgeschlossen.`,
  );

/** Reminds one side of the coming days. */
export const reminderMail = (
  facts: Omit<OrderMailFacts, "byName">,
  days: { label: string; day: string }[],
): MailContent => ({
  ...mail(
    { ...facts, byName: "" },
    days.map(({ label, day }) => `${label} am ${formatDay(day)}`).join(", "),
    `für „${facts.title}“ haben Sie vereinbart:`,
  ),
  quote: days.map(({ label, day }) => `${label}: ${formatDay(day)}`).join("\n"),
  closing: ["Passt ein Termin nicht mehr, schlagen Sie beim Auftrag einen anderen vor."],
});
