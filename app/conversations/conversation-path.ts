/** A conversation opens at its newest message, with what was written before it in sight. */
export const conversationPath = (id: string) => `/nachrichten/${id}#neueste`;
