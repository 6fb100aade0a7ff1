import type { Undone } from "~/audit/basis";
import { titleOrKind } from "~/audit/reported";
import type { NamedIfProven } from "~/audit/tell-reporter.server";
import type { Outcome } from "~/db/schema";
import type { MailContent } from "~/mail/compose";

interface Site {
  productName: string;
  contactEmail: string;
  siteUrl: string;
}

/** Repeats nothing that the reporter wrote, because anybody can enter anybody's address. */
export function receiptMail(subject: NamedIfProven, { productName, contactEmail }: Site): MailContent {
  return {
    subject: "Ihre Meldung ist angekommen",
    greeting: "Guten Tag",
    paragraphs: [
      subject.name === null
        ? `danke. Mit dieser Adresse wurde uns etwas auf ${productName} gemeldet.`
        : `danke. Sie haben uns ${titleOrKind(subject)} auf ${productName} gemeldet.`,
      "Ein Mensch sieht sich das an und entscheidet. Wir schreiben Ihnen dann, was wir entschieden haben und was Sie dagegen tun können. Wer meldet, sagen wir der gemeldeten Person nicht.",
    ],
    closing: [
      "Bei Gefahr für Leben oder Sicherheit rufen Sie bitte gleich die Polizei: 133.",
      `Sie haben nichts gemeldet? Dann hat jemand Ihre Adresse eingetragen. Schreiben Sie uns: ${contactEmail}`,
    ],
  };
}

interface ObjectionTold {
  subject: NamedIfProven;
  isUpheld: boolean;
  answer: string;
  isReporter: boolean;
  outcome: Outcome;
  undone: Undone;
}

/** The mail that tells a person what became of their objection. */
export function objectionMail(told: ObjectionTold, { contactEmail }: Site): MailContent {
  const { subject, isUpheld, answer } = told;
  return {
    subject: isUpheld ? "Ihrem Einspruch wurde stattgegeben" : "Ihr Einspruch wurde abgelehnt",
    greeting: "Guten Tag",
    paragraphs: [
      `Ihr Einspruch betrifft ${titleOrKind(subject)}. Ein Mensch hat ihn geprüft.`,
      whatFollows(told),
      `Der Grund: ${answer}`,
    ],
    closing: [`Der Weg zu Gericht steht Ihnen immer offen. Fragen? Schreiben Sie uns: ${contactEmail}`],
  };
}

function whatFollows({ isUpheld, isReporter, outcome, undone }: ObjectionTold): string {
  if (!isUpheld) return "Es bleibt bei unserer Entscheidung.";
  if (isReporter) return "Wir prüfen Ihre Meldung noch einmal und schreiben Ihnen dann.";
  if (undone === "up to its author")
    return "Unsere Entscheidung ist aufgehoben. Sie haben den Text seither geändert, deshalb bleibt er Ihr Entwurf; Sie können ihn jederzeit wieder veröffentlichen.";
  if (undone === "replaced")
    return "Unsere Entscheidung ist aufgehoben. Sie haben seither etwas anderes eingetragen oder hochgeladen; das bleibt stehen.";
  if (outcome === "warn") return "Unsere Verwarnung gilt nicht mehr.";
  if (undone) return "Unsere Entscheidung ist aufgehoben. Alles ist wieder, wie es war.";
  return "Unsere Entscheidung ist aufgehoben. Gelöschtes können wir leider nicht zurückholen; Sie können es neu einstellen.";
}
