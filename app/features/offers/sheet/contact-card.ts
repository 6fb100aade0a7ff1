import type { OrderParty } from "~/db/schema";
import { contentLines, escapedValue } from "~/text/content-lines";

/** How to reach one side of an order, as a card for a program with contacts (vCard 3.0, RFC 2426). */
export function contactCard(party: OrderParty): string {
  const { name, userType, person, email, phone, location, website, vatNumber } = party;
  const isCompany = userType === "unternehmen";
  const shown = isCompany && person ? person : name;
  return contentLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapedValue(shown)}`,
    `N:${escapedValue(shown)};;;;`,
    isCompany && `ORG:${escapedValue(name)}`,
    `EMAIL:${escapedValue(email)}`,
    phone && `TEL:${escapedValue(phone)}`,
    location && `ADR:;;;${escapedValue(location)};;;`,
    website && /^https?:\/\//i.test(website) && `URL:${escapedValue(website)}`,
    // The format has no field for it.
    vatNumber && `NOTE:${escapedValue(`UID-Nummer: ${vatNumber}`)}`,
    "END:VCARD",
  ]);
}
