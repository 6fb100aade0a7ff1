import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import { formatDay } from "~/text/dates";
import { awardedText } from "./awarded-text";

export interface OfferFacts {
  /** The recipient. */
  name: string;
  /** The call. */
  title: string;
  /** The page of the offer. */
  url: string;
}

/** What can happen to a call besides a decision: its company or the site deletes it, or others no longer see it. */
export type CallEnd = "deleted" | "removed" | "hidden" | "company-deleted" | "company-blocked";

interface Words {
  subject: string;
  text: (call: string) => string;
}

const ended = "Damit ist Ihr Angebot ohne Entscheidung beendet. Sie können es weiterhin lesen.";
const stays =
  "Ihr Angebot bleibt bestehen: Sie können es lesen, ändern oder zurückziehen. Wird die Ausschreibung wieder sichtbar, gilt es weiter.";

const callEnds: Record<CallEnd, Words> = {
  deleted: {
    subject: "Gelöscht",
    text: (call) => `das Unternehmen hat die ${call} gelöscht, für die Sie ein Angebot gesendet haben. ${ended}`,
  },
  removed: {
    subject: "Gelöscht",
    text: (call) => `wir haben die ${call} gelöscht, für die Sie ein Angebot gesendet haben. ${ended}`,
  },
  hidden: {
    subject: "Ausgeblendet",
    text: (call) => `wir haben die ${call} ausgeblendet, für die Sie ein Angebot gesendet haben. ${stays}`,
  },
  "company-deleted": {
    subject: "Gelöscht",
    text: (call) =>
      `das Konto des Unternehmens gibt es nicht mehr, und mit ihm ist die ${call} gelöscht, für die Sie ein Angebot gesendet haben. ${ended}`,
  },
  "company-blocked": {
    subject: "Nicht mehr sichtbar",
    text: (call) =>
      `die ${call}, für die Sie ein Angebot gesendet haben, ist nicht mehr sichtbar, und das Unternehmen kann zurzeit nicht über Ihr Angebot entscheiden. ${stays}`,
  },
};

/** Tells the sender of an undecided offer what has happened to its call. */
export function callEndMail(end: CallEnd, { name, title, url }: OfferFacts): MailContent {
  const { subject, text } = callEnds[end];
  return {
    subject: `${subject}: Ausschreibung „${cutAt(title, 60)}“`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [text(`Ausschreibung „${title}“`)],
    action: { label: "Mein Angebot ansehen", url },
  };
}

/** Tells a company that an undecided offer went with its sender's account. */
export const senderGoneMail = ({ name, title, url }: OfferFacts): MailContent => ({
  subject: `Zurückgezogen: Angebot für „${cutAt(title, 60)}“`,
  greeting: `Guten Tag, ${name}`,
  paragraphs: [
    `ein Angebot zu „${title}“ ist zurückgezogen, weil es das Konto dazu nicht mehr gibt. Die anderen Angebote sind unverändert.`,
  ],
  action: { label: "Angebot ansehen", url },
});

interface ChosenFacts extends OfferFacts {
  state: "selected" | "confirmed";
  /** The deletion of an account ends its orders; a block may be lifted. */
  how: "deleted" | "blocked";
  /** What became of the call: it is open again, its deadline had passed, it is awarded to others, or it stays as it was. */
  call: { is: "open" | "awarded" | "unchanged" } | { is: "passed"; deadline: string };
}

/** Tells a company that the account behind an offer that it has chosen can no longer be reached. */
export function chosenGoneMail({ name, title, url, state, how, call }: ChosenFacts): MailContent {
  const offer =
    state === "confirmed" ? `bestätigten Angebot zu „${title}“` : `Angebot zu „${title}“, das Sie ausgewählt haben,`;
  const next = {
    open: "Deshalb ist die Ausschreibung wieder offen und nimmt Angebote an. Brauchen Sie keine mehr, schließen Sie sie.",
    passed: `Die Ausschreibung ist damit nicht mehr vergeben. Ihre Deadline war am ${call.is === "passed" ? formatDay(call.deadline) : ""}, darum nimmt sie keine Angebote an, bis Sie sie verlängern.`,
    awarded: awardedText,
    unchanged: "An der Ausschreibung haben wir nichts geändert. Sie können jemand anderen auswählen.",
  }[call.is];
  const order = {
    deleted: "Der Auftrag ist damit beendet; wer auch angeboten hat, lässt sich dort noch einmal fragen.",
    blocked: "Der Auftrag läuft weiter, bis Sie ihn abbrechen.",
  }[how];
  return {
    subject: `Nicht mehr erreichbar: Ihre Auswahl für „${cutAt(title, 60)}“`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [
      `das Konto hinter dem ${offer} ist nicht mehr verfügbar. ${next}`,
      ...(state === "confirmed" ? [order] : []),
    ],
    action: { label: state === "confirmed" ? "Auftrag ansehen" : "Angebot ansehen", url },
  };
}

interface ClientFacts extends OfferFacts {
  how: "deleted" | "blocked";
  isDelivered: boolean;
}

/** Tells whoever works on an order that the account of its company can no longer be reached. */
export function clientGoneMail({ name, title, url, how, isDelivered }: ClientFacts): MailContent {
  const [subject, text] = {
    deleted: isDelivered
      ? [
          "Angenommen",
          `das Konto des Unternehmens gibt es nicht mehr. Ihre Lieferung von „${title}“ gilt damit als angenommen.`,
        ]
      : [
          "Auftrag beendet",
          `das Konto des Unternehmens gibt es nicht mehr, und damit ist der Auftrag „${title}“ beendet.`,
        ],
    blocked: [
      "Nicht mehr erreichbar",
      `das Unternehmen, für das Sie an „${title}“ arbeiten, ist zurzeit nicht zu erreichen. Der Auftrag läuft weiter, bis Sie ihn abbrechen.`,
    ],
  }[how];
  return {
    subject: `${subject}: ${cutAt(title, 60)}`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [text ?? "", "Was vereinbart war, steht weiter auf dem Auftragsblatt."],
    action: { label: "Auftrag ansehen", url },
  };
}
