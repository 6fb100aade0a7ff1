import type { Partner } from "~/visible/partners.server";

/** The filters of the list, by their value in the address. */
export const inboxFilters = [
  { key: "", label: "Alle" },
  { key: "ungelesen", label: "Ungelesen" },
  { key: "ausschreibungen", label: "Zu Ausschreibungen" },
  { key: "profile", label: "Zu Profilen" },
] as const;

export type InboxFilter = (typeof inboxFilters)[number]["key"];

export const inboxFilterOf = (text: string | null): InboxFilter =>
  inboxFilters.find(({ key }) => key === text)?.key ?? "";

export interface InboxRow {
  id: string;
  partner: Partner;
  about: string;
  subject: string | null;
  /** The first line of the latest message. */
  line: string;
  isMine: boolean;
  unread: number;
  at: string;
  atText: string;
}
