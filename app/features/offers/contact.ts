import type { UserType } from "~/db/schema";
import type { ProvenAddress } from "~/mail/proven-address";

/** The data by which the two sides of a confirmed offer reach each other. */
export interface Contact {
  name: string;
  userType: UserType;
  /** The staff member who has written. */
  person: string | null;
  /** The address that gets this side's mails. */
  email: ProvenAddress;
  phone: string | null;
  location: string | null;
  website: string | null;
  /** The website in clear: domains with umlauts are stored in ASCII. */
  websiteText: string | null;
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
  phone,
  location,
  website,
  websiteText,
}: Contact): ContactFact[] {
  const facts = [
    { label: userType === "unternehmen" ? "Unternehmen" : "Name", value: name },
    { label: "Ansprechperson", value: person },
    { label: "E-Mail", value: email, href: `mailto:${email}` },
    { label: "Telefon", value: phone, href: `tel:${phone?.replace(/[^\d+]/g, "")}` },
    { label: "Ort", value: location },
    { label: "Website", value: websiteText, href: website?.match(/^https?:\/\/.+/i)?.[0] },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

export const contactLines = (contact: Contact) =>
  contactFacts(contact)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");
