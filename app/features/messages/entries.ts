import type { Hiding } from "~/audit/hidings.server";
import type { MessageKind } from "~/db/schema";
import type { ListedFile } from "~/files/file-list";
import type { Partner } from "~/visible/partners.server";

export interface EntryFile extends ListedFile {
  deletedOn: string | null;
}

export interface ConversationEntry {
  id: number;
  kind: MessageKind;
  isMine: boolean;
  /** Whether neither of the two wrote it. */
  isBySite: boolean;
  /** The sender, with the named member of staff. */
  name: string;
  subject: string | null;
  text: string;
  /** Whether a superadmin hid it. Only its author still has the text, and reads why. */
  isHidden: boolean;
  hiding: Hiding | null;
  files: EntryFile[];
  isUndelivered: boolean;
  at: string;
  day: string;
  time: string;
}

export interface Conversation {
  id: string;
  subject: string | null;
  isAboutCall: boolean;
  /** Null for a conversation about profiles, and after the call was deleted. */
  callId: number | null;
  partner: Partner;
  /** Whether the viewer has blocked the other side. The other side does not learn it. */
  isBlocked: boolean;
  /** What the viewer reads instead of the form while the other side takes no messages from them. */
  closed: string | null;
  mySettledAt: string | null;
  theirSettledAt: string | null;
  entries: ConversationEntry[];
  /** The start of the previous page; null on the first one. */
  earlier: number | null;
  isNewest: boolean;
  /** The day after which the files here are deleted, unless somebody writes; null without files. */
  filesUntil: string | null;
}
