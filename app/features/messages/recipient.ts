import type { UserType } from "~/db/schema";

/** The recipient of a message and the call it is about. The mail address stays on the server. */
export interface Recipient {
  name: string;
  userType: UserType;
  slug: string;
  call?: { id: number; title: string };
}

/** The page with the form for a message to this recipient, and the address that receives the form. */
export const newMessagePath = (to: Recipient) => `/nachrichten/neu?${recipientQuery(to)}`;
export const sendMessagePath = (to: Recipient) => `/nachrichten?${recipientQuery(to)}`;

/** Opens the dialog for a message on a page that has its button. */
export const messageQuery = "nachricht";

function recipientQuery({ userType, slug, call }: Recipient) {
  return call ? `ausschreibung=${call.id}` : `an=${userType}/${slug}`;
}

export const recipientPath = ({ userType, slug }: Pick<Recipient, "userType" | "slug">) => `/${userType}/${slug}`;

export const subjectFor = ({ call }: Recipient) => (call ? `Angebot für: ${call.title}` : "");

/** Why nobody can write to this profile; null when people can. */
export const whyNotWrite = ({ name, acceptsMessages }: { name: string; acceptsMessages: boolean }) =>
  acceptsMessages ? null : `${name} nimmt zurzeit keine Nachrichten an.`;
