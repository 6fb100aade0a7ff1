import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import { formatDay } from "~/text/dates";
import { formatCount } from "~/text/format-count";

export interface MailedCall {
  companyName: string;
  title: string;
  offers: number;
  extendUrl: string;
  closeUrl: string;
}

/** Days before the deadline on which the company is reminded of it, and days after it on which it is reminded of offers. */
export const remindBeforeDays = 3;
export const remindOfOffersDays = 14;
/** Days until the company of a call without a deadline is asked about it, and days to answer. */
export const askAfterDays = 60;
export const closeAfterDays = 30;

function offersText(count: number): string {
  if (count === 0) return "Bis jetzt ist kein Angebot eingegangen.";
  return count === 1
    ? "Bis jetzt ist ein Angebot eingegangen."
    : `Bis jetzt sind ${formatCount(count)} Angebote eingegangen.`;
}

const greeting = ({ companyName }: MailedCall) => `Guten Tag, ${companyName}`;
const named = ({ title }: MailedCall) => `„${cutAt(title, 60)}“`;
const close = ({ closeUrl }: MailedCall) => [`Ausschreibung schließen:\n${closeUrl}`];

/** The mail some days before the deadline. */
export const endsSoonMail = (call: MailedCall, deadline: string): MailContent => ({
  subject: `Ihre Ausschreibung ${named(call)} endet am ${formatDay(deadline)}`,
  greeting: greeting(call),
  paragraphs: [
    `Ihre Ausschreibung „${call.title}“ nimmt noch bis ${formatDay(deadline)}, 24:00 Uhr, Angebote an. ${offersText(call.offers)}`,
    "Brauchen Sie mehr Zeit, verlängern Sie um zwei Wochen. Sonst müssen Sie nichts tun.",
  ],
  action: { label: "Um zwei Wochen verlängern", url: call.extendUrl },
  closing: close(call),
});

/** The mail on the day after the deadline. */
export const endedMail = (call: MailedCall, deadline: string): MailContent => ({
  subject: `Ihre Ausschreibung ${named(call)} ist abgelaufen`,
  greeting: greeting(call),
  paragraphs: [
    `die Deadline Ihrer Ausschreibung „${call.title}“ war am ${formatDay(deadline)}. ${offersText(call.offers)}`,
    "Neue Angebote kommen nicht mehr dazu, außer Sie verlängern um zwei Wochen.",
  ],
  action: { label: "Um zwei Wochen verlängern", url: call.extendUrl },
  closing: close(call),
});

/** The mail that asks about an old call without a deadline. */
export const stillStandsMail = (call: MailedCall, since: Date): MailContent => ({
  subject: `Ist Ihre Ausschreibung ${named(call)} noch aktuell?`,
  greeting: greeting(call),
  paragraphs: [
    `Ihre Ausschreibung „${call.title}“ steht seit ${formatDay(since)} ohne Deadline in der Liste. ${offersText(call.offers)}`,
    `Ist sie noch aktuell, lassen Sie sie offen. Ohne Antwort schließen wir sie in ${closeAfterDays} Tagen.`,
  ],
  action: { label: "Offen lassen", url: call.extendUrl },
  closing: close(call),
});

const undecidedText = (count: number) => (count === 1 ? "1 Angebot" : `${formatCount(count)} Angebote`);

/** The mail some days after a call was over, while offers wait for a decision. */
export const undecidedMail = (
  call: Pick<MailedCall, "companyName" | "title">,
  { count, endsAfter, deskUrl }: { count: number; endsAfter: string; deskUrl: string },
): MailContent => ({
  subject: `Noch ohne Entscheidung: ${undecidedText(count)} für „${cutAt(call.title, 60)}“`,
  greeting: `Guten Tag, ${call.companyName}`,
  paragraphs: [
    `Ihre Ausschreibung „${call.title}“ nimmt seit ${remindOfOffersDays} Tagen keine Angebote mehr an. Über ${undecidedText(count)} ist noch nicht entschieden.`,
    `Wählen Sie aus, oder sagen Sie ab: Auch eine Absage hilft beim Planen. Was nach dem ${formatDay(endsAfter)} noch offen ist, endet ohne Entscheidung, und wir sagen es den Absenderinnen und Absendern.`,
  ],
  action: { label: "Angebote ansehen", url: deskUrl },
});

/** The mail about a call that was closed because nobody answered. */
export const closedMail = (call: Omit<MailedCall, "extendUrl" | "closeUrl">, ownCallsUrl: string): MailContent => ({
  subject: `Ihre Ausschreibung „${cutAt(call.title, 60)}“ ist geschlossen`,
  greeting: `Guten Tag, ${call.companyName}`,
  paragraphs: [
    `wir haben gefragt, ob Ihre Ausschreibung „${call.title}“ noch aktuell ist, und keine Antwort bekommen. Deshalb ist sie jetzt geschlossen und nimmt keine Angebote mehr an. ${offersText(call.offers)}`,
    "In Ihrem Profil können Sie sie jederzeit wieder öffnen.",
  ],
  action: { label: "Eigene Ausschreibungen ansehen", url: ownCallsUrl },
});
