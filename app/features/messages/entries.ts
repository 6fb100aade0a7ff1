import type { MessageKind } from "~/db/schema";
import type { Partner } from "~/visible/partners.server";

export interface ConversationEntry {
  id: number;
  kind: MessageKind;
  isMine: boolean;
  /** The sender, with the member of staff that was named. */
  name: string;
  subject: string | null;
  text: string;
  isUndelivered: boolean;
  at: string;
  day: string;
  time: string;
}

export interface Conversation {
  id: string;
  subject: string | null;
  isAboutCall: boolean;
  /** Null for profiles, and once the call was deleted. */
  callId: number | null;
  partner: Partner;
  mySettledAt: string | null;
  theirSettledAt: string | null;
  entries: ConversationEntry[];
  /** Where the page before begins; null when this is the start. */
  earlier: number | null;
  isNewest: boolean;
}
