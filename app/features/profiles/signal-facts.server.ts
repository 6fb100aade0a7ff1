import type { Availability, CallRecord, ResponseClass } from "~/db/schema";
import { confirmedText } from "~/text/confirmed-domain";
import { addDays, dayInVienna, formatDay, formatShortDay } from "~/text/dates";
import { confirmedDomain } from "~/visible/confirmed-domain.server";
import { availabilityDays } from "./availability";
import { recordText, responseClasses } from "./signals";

interface Signals {
  mailDomain: string | null;
  responseTime: ResponseClass | null;
  callRecord: CallRecord | null;
  availability: Availability | null;
  availabilityDay: string | null;
  availabilitySaidAt: Date | null;
}

/** A person's availability, with its day; null once it is too old. */
function availabilityText({ availability, availabilityDay, availabilitySaidAt }: Signals): string | null {
  const said = availabilitySaidAt && dayInVienna(availabilitySaidAt);
  if (!availability || !said || addDays(said, availabilityDays) < dayInVienna()) return null;
  const isAhead = availabilityDay !== null && availabilityDay > dayInVienna();
  if (availability === "ausgebucht" && !isAhead) return null;
  const day = isAhead ? formatDay(availabilityDay) : "sofort";
  const texts = { frei: `frei ab ${day}`, ausgebucht: `ausgebucht bis ${day}`, einzelne: "einzelne Aufträge möglich" };
  return `${texts[availability]} (gesagt am ${formatShortDay(said)})`;
}

/**
 * The signals of a profile, as texts. They are created on the server, so that a page does not load the texts of all
 * signals.
 */
export function signalFacts(signals: Signals): { label: string; value: string }[] {
  const { mailDomain, responseTime, callRecord } = signals;
  const available = availabilityText(signals);
  const domain = confirmedDomain(mailDomain);
  return [
    ...(available ? [{ label: "Verfügbarkeit", value: available }] : []),
    ...(domain ? [{ label: "Herkunft", value: confirmedText(domain) }] : []),
    ...(responseTime ? [{ label: "Antwortet", value: responseClasses[responseTime].text }] : []),
    ...(callRecord ? [{ label: "Ausschreibungen im letzten Jahr", value: recordText(callRecord) }] : []),
  ];
}
