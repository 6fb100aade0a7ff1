import type { OrderParty } from "~/db/schema";
import type { ProvenAddress } from "~/mail/proven-address";
import { dialString } from "~/text/phone";

/** The data by which the two sides of a confirmed offer reach each other. */
export interface Contact extends OrderParty {
  /** The address that gets this side's mails. */
  email: ProvenAddress;
}

interface ContactFact {
  label: string;
  value: string;
  href?: string;
}

/** The contact data as facts, without missing ones. */
export function contactFacts({
  name,
  userType,
  person,
  email,
  emailText,
  phone,
  location,
  website,
  websiteText,
  vatNumber,
}: OrderParty): ContactFact[] {
  const facts = [
    { label: userType === "unternehmen" ? "Unternehmen" : "Name", value: name },
    { label: "Ansprechperson", value: person },
    { label: "E-Mail", value: emailText, href: `mailto:${email}` },
    { label: "Telefon", value: phone, href: phone ? `tel:${dialString(phone)}` : undefined },
    { label: "Ort", value: location },
    { label: "Website", value: websiteText, href: website?.match(/^https?:\/\/.+/i)?.[0] },
    { label: "UID-Nummer", value: vatNumber },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

export const contactLines = (contact: Contact) =>
  contactFacts(contact)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
