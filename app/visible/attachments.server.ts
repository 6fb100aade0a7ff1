import { inArray } from "drizzle-orm";
import { builder } from "~/db/client.server";
import { attachments } from "~/db/schema";
import { callsSeenBy } from "./calls.server";

interface Reader {
  id: string;
  isSuperadmin: boolean;
}

/** The files that a person may see: those of the calls that they see. Superadmins see those of hidden calls too. */
export function attachmentsSeenBy({ id, isSuperadmin }: Reader) {
  const calls = callsSeenBy(id);
  const ofSeenCall = inArray(attachments.ausschreibungId, builder.select({ id: calls.id }).from(calls));
  return builder
    .select()
    .from(attachments)
    .where(isSuperadmin ? undefined : ofSeenCall)
    .as("seen_attachments");
}
