import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import { formatCount } from "~/text/format-count";

interface QuestionFacts {
  /** Who gets the mail. */
  name: string;
  title: string;
  question: string;
}

const named = (title: string) => `„${cutAt(title, 60)}“`;

/** Tells a company of a question about its call. Nobody learns who has asked. */
export const questionMail = ({ name, title, question, open, url }: QuestionFacts & { open: number; url: string }) =>
  ({
    subject: `Frage zu Ihrer Ausschreibung ${named(title)}`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [`zu Ihrer Ausschreibung „${title}“ gibt es eine Frage. Wer sie stellt, erfährt niemand.`],
    quote: question,
    action: { label: "Frage beantworten", url },
    closing: [
      "Ihre Antwort steht dann mit der Frage bei der Ausschreibung, für alle Mitglieder.",
      ...(open > 1 ? [`Insgesamt warten ${formatCount(open)} Fragen auf Ihre Antwort.`] : []),
    ],
  }) satisfies MailContent;

/** Tells the one who has asked of the answer. */
export const answerMail = ({ name, title, question, answer, url }: QuestionFacts & { answer: string; url: string }) =>
  ({
    subject: `Antwort auf Ihre Frage zu ${named(title)}`,
    greeting: `Guten Tag, ${name}`,
    paragraphs: [`Sie haben zur Ausschreibung „${title}“ gefragt:`, question, "Das Unternehmen antwortet:"],
    quote: answer,
    action: { label: "Ausschreibung ansehen", url },
    closing: ["Frage und Antwort sehen alle Mitglieder. Dass Sie gefragt haben, erfährt niemand."],
  }) satisfies MailContent;
