import type { UserType } from "~/db/schema";

/** Whom a message goes to, and about which call. Their address stays on the server. */
export interface Recipient {
  name: string;
  userType: UserType;
  slug: string;
  call?: { id: number; title: string };
}

/** The form for a message to this recipient, where it is a page of its own, and where it is sent. */
export const newMessagePath = (to: Recipient) => `/nachrichten/neu?${recipientQuery(to)}`;
export const sendMessagePath = (to: Recipient) => `/nachrichten?${recipientQuery(to)}`;

function recipientQuery({ userType, slug, call }: Recipient) {
  return call ? `ausschreibung=${call.id}` : `an=${userType}/${slug}`;
}

export const recipientPath = ({ userType, slug }: Recipient) => `/${userType}/${slug}`;

export const subjectFor = ({ call }: Recipient) => (call ? `Angebot für: ${call.title}` : "");

/** Why no one can write to this profile, or null when one can. */
export const whyNotWrite = ({ name, acceptsMessages }: { name: string; acceptsMessages: boolean }) =>
  acceptsMessages ? null : `${name} nimmt zurzeit keine Nachrichten an.`;
