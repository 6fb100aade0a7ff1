/** A conversation opens at its newest message, with the messages before it in view. */
export const conversationPath = (id: string) => `/nachrichten/${id}#neueste`;
