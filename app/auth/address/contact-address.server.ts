import { and, eq, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countTry } from "~/http/rate-limit.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { sendUnproven } from "~/mail/mail.server";
import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import { hourMs } from "~/text/dates";
import { confirmContactMail } from "./address-mails";

export const contactConfirmPath = "/konto/kontaktadresse/bestaetigen";

const contact = sql<string>`lower(btrim(${profiles.contactEmail}))`;

/** The contact address of a profile, in lower case, while its link has not been pressed; null otherwise. */
const unproven = sql<string | null>`case when ${contact} <> '' and ${contact} <> ${profiles.email}
  and ${contact} is distinct from ${profiles.provenContactEmail} then ${contact} end`;

export const isContactUnproven = sql<boolean>`(${unproven}) is not null`;

export async function findUnprovenContact(id: string, on: Connection = db): Promise<string | null> {
  const [found] = await on.select({ address: unproven }).from(profiles).where(eq(profiles.id, id));
  return found?.address ?? null;
}

type Sent = { state: "sent"; address: string } | { state: "none" } | { state: "limit"; waitSeconds: number };

/** Sends the link to the contact address, if it needs one. */
export async function sendContactLink(id: string, on: Connection = db): Promise<Sent> {
  const waitSeconds = await countTry("contact-address", id);
  if (waitSeconds) return { state: "limit", waitSeconds };
  const address = await findUnprovenContact(id, on);
  if (!address) return { state: "none" };
  await sendUnproven(on, address, confirmContactMail(contactLinkOf(id, address).href, settings), id);
  return { state: "sent", address };
}

const validMs = keepingTimes.addressRequest.hours * hourMs;

const sealOf = (id: string, address: string, until: string) =>
  keyedHash("contact-address", `${id}:${address}:${until}`);

export function contactLinkOf(id: string, address: string): URL {
  const until = `${Date.now() + validMs}`;
  const url = new URL(contactConfirmPath, settings.siteUrl);
  url.search = new URLSearchParams({ adresse: address, bis: until, siegel: sealOf(id, address, until) }).toString();
  return url;
}

/** The address of a link that is still valid for this account; null otherwise. */
export function readContactLink(id: string, query: URLSearchParams): string | null {
  const [address, until] = [query.get("adresse") ?? "", query.get("bis") ?? ""];
  const isOurs = isSameSecret(query.get("siegel"), sealOf(id, address, until));
  return isOurs && Number(until) > Date.now() ? address : null;
}

/** Returns false when the profile has another contact address by now. */
export async function confirmContact(id: string, address: string): Promise<boolean> {
  const confirmed = await db
    .update(profiles)
    .set({ provenContactEmail: address })
    .where(and(eq(profiles.id, id), eq(contact, address)));
  return confirmed.rowCount === 1;
}
