import { budgetText, type CallSummary, callPath, categoryLabel, deadlineText, placeText } from "~/features/calls/call";
import type { MailContent } from "~/mail/compose";
import { cutAt } from "~/text/cut";
import { invitationAnswers, invitationPath } from "./invitation";

interface InvitationFacts {
  id: string;
  personName: string;
  companyName: string;
  message?: string;
  call: Pick<CallSummary, "id" | "slug" | "title" | "category" | "budget" | "deadline" | "location" | "workLocation">;
  site: { siteUrl: string; productName: string };
}

/** Asks a creative to answer a call: its essentials, the company's own sentence, and the answers. */
export function invitationMail({ id, personName, companyName, message, call, site }: InvitationFacts): MailContent {
  const place = placeText(call);
  const facts = [
    `Kategorie: ${categoryLabel(call.category)}`,
    `Budget: ${budgetText(call.budget)}`,
    `Deadline: ${deadlineText(call.deadline)}`,
    ...(place ? [`Ort: ${place}`] : []),
  ];
  const answers = Object.entries(invitationAnswers).map(
    ([value, label]) => `${label}:\n${site.siteUrl}${invitationPath(id)}?antwort=${value}`,
  );
  return {
    subject: `Sie sind eingeladen, ein Angebot zu senden: „${cutAt(call.title, 60)}“`,
    greeting: `Guten Tag, ${personName}`,
    paragraphs: [
      `${companyName} lädt Sie auf ${site.productName} ein, zur Ausschreibung „${call.title}“ ein Angebot zu senden.`,
      facts.join("\n"),
      ...(message ? [`Dazu schreibt ${companyName}; der Text stammt von diesem Mitglied, nicht von uns:`] : []),
    ],
    ...(message ? { quote: message } : {}),
    action: { label: "Ansehen", url: `${site.siteUrl}${callPath(call)}` },
    closing: [
      "Sie müssen nicht antworten. Wenn Sie absagen, weiß das Unternehmen Bescheid:",
      ...answers,
      `Gesendet über das Konto „${companyName}“ auf ${site.productName}.`,
    ],
  };
}
