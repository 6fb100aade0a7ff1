import { and, eq } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { ownAddress, type ProvenAddress } from "./proven-address";

/**
 * Where an answer to a member's mail goes: to the address that the member has typed, if the member has proven it. Null for
 * any other, so that nobody directs answers to a stranger; then the answer is written on the site.
 */
export async function provenReplyTo(
  on: Connection,
  sender: { id: string; email: string },
  typed: string | null,
): Promise<ProvenAddress | null> {
  if (!typed) return null;
  const address = typed.trim().toLowerCase();
  if (address === sender.email) return ownAddress(sender);
  const hasProven = and(eq(profiles.id, sender.id), eq(profiles.provenContactEmail, address));
  return (await on.$count(profiles, hasProven)) > 0 ? (typed.trim() as ProvenAddress) : null;
}
