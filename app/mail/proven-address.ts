declare const proof: unique symbol;

/** Mail is sent only to such an address: we know that its owner wants our mail. */
export type ProvenAddress = string & { readonly [proof]: true };

/** The address with which an account signs in. Its owner has confirmed it, for the account or for a change of address. */
export const ownAddress = ({ email }: { email: string }) => email as ProvenAddress;

/**
 * An address that nobody has proven yet, for a mail that asks for the proof, or that answers a report. Such a mail says
 * nothing that somebody else has typed, and an address gets only a few of them a day.
 */
export const unprovenAddress = (email: string) => email as ProvenAddress;
