import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { ausschreibungen, profiles, type UserType } from "~/db/schema";
import { today } from "~/db/today";
import { idOf } from "~/http/id-of";
import { type Recipient, whyNotWrite } from "./recipient";

export interface FoundRecipient extends Recipient {
  id: string;
  email: string;
}

type Search = { recipient: FoundRecipient; problem: null } | { recipient: null; problem: string };

const columns = {
  id: profiles.id,
  name: profiles.name,
  userType: profiles.userType,
  slug: profiles.slug,
  email: sql<string>`coalesce(nullif(btrim(${profiles.contactEmail}), ''), ${profiles.email})`,
  acceptsMessages: profiles.acceptsMessages,
  isPublic: profiles.isPublic,
};

type Row = Omit<FoundRecipient, "call"> & { acceptsMessages: boolean; isPublic: boolean };

/** Reads from the address whom a message is for, and looks up where it goes. Only the server learns that. */
export async function findRecipient(query: URLSearchParams, senderId: string, on: Connection = db): Promise<Search> {
  const callId = query.get("ausschreibung");
  if (callId !== null) return findByCall(on, idOf(callId) ?? 0, senderId);

  const [userType, slug = ""] = (query.get("an") ?? "").split("/");
  const found = await find(on, and(eq(profiles.userType, userType as UserType), eq(profiles.slug, slug)));
  return judge(found, senderId, "Das Profil konnte nicht gefunden werden");
}

async function find(on: Connection, condition: SQL | undefined): Promise<Row | undefined> {
  const [row] = await on.select(columns).from(profiles).where(condition);
  return row;
}

async function findByCall(on: Connection, id: number, senderId: string): Promise<Search> {
  const isExpired = sql<boolean>`coalesce(${ausschreibungen.deadline} < ${today}, false)`;
  const [row] = await on
    .select({ ...columns, callId: ausschreibungen.id, title: ausschreibungen.title, isExpired })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(and(eq(ausschreibungen.id, id), sql`not ${ausschreibungen.hidden}`));
  if (!row) return refusal("Diese Ausschreibung gibt es nicht mehr.");
  if (row.isExpired) return refusal("Die Frist dieser Ausschreibung ist abgelaufen.");
  const { callId, title, isExpired: _, ...company } = row;
  return judge(
    { ...company, call: { id: callId, title } },
    senderId,
    "Unternehmensprofil konnte nicht gefunden werden",
  );
}

function judge(row: (Row & Pick<Recipient, "call">) | undefined, senderId: string, missing: string): Search {
  if (row?.id === senderId) return refusal("An sich selbst können Sie keine Nachricht senden.");
  if (!row?.isPublic) return refusal(missing);
  const { acceptsMessages, isPublic: _, ...recipient } = row;
  const problem = whyNotWrite({ name: recipient.name, acceptsMessages });
  return problem === null ? { recipient, problem } : refusal(problem);
}

const refusal = (problem: string): Search => ({ recipient: null, problem });
