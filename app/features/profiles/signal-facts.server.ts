import type { CallRecord, ResponseClass } from "~/db/schema";
import { confirmedText } from "~/text/confirmed-domain";
import { confirmedDomain } from "~/visible/confirmed-domain.server";
import { recordText, responseClasses } from "./signals";

interface Signals {
  mailDomain: string | null;
  responseTime: ResponseClass | null;
  callRecord: CallRecord | null;
}

/** What a profile says that nobody can write into it. The words are made here, so that no page loads the others. */
export function signalFacts({ mailDomain, responseTime, callRecord }: Signals): { label: string; value: string }[] {
  const domain = confirmedDomain(mailDomain);
  return [
    ...(domain ? [{ label: "Herkunft", value: confirmedText(domain) }] : []),
    ...(responseTime ? [{ label: "Antwortet", value: responseClasses[responseTime].text }] : []),
    ...(callRecord ? [{ label: "Ausschreibungen im letzten Jahr", value: recordText(callRecord) }] : []),
  ];
}
