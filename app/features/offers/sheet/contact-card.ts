import type { OrderParty } from "~/db/schema";

/** Characters that mean something in a card. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Lines end after 75 bytes and go on after a space. */
function folded(line: string): string {
  const pieces = [""];
  for (const character of line) {
    const last = pieces.at(-1) ?? "";
    if (Buffer.byteLength(last + character) > 74) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces.join("\r\n ");
}

/** How to reach one side of an order, as a card for a program with contacts (vCard 3.0, RFC 2426). */
export function contactCard(party: OrderParty): string {
  const { name, userType, person, email, phone, location, website, vatNumber } = party;
  const isCompany = userType === "unternehmen";
  const shown = isCompany && person ? person : name;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(shown)}`,
    `N:${escaped(shown)};;;;`,
    isCompany && `ORG:${escaped(name)}`,
    `EMAIL:${escaped(email)}`,
    phone && `TEL:${escaped(phone)}`,
    location && `ADR:;;;${escaped(location)};;;`,
    website && /^https?:\/\//i.test(website) && `URL:${escaped(website)}`,
    // The format has no field for it.
    vatNumber && `NOTE:${escaped(`UID-Nummer: ${vatNumber}`)}`,
    "END:VCARD",
  ].filter((line) => typeof line === "string" && line !== "");
  return lines.map((line) => `${folded(`${line}`)}\r\n`).join("");
}
