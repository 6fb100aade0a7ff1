export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

interface Limit {
  counts: string;
  times: number;
  seconds: number;
}

/** A limit that counts by something other than the acting account, such as a network address or a mail address. */
export interface TryLimit extends Limit {
  per:
    | "network address"
    | "network address and page"
    | "network address and profile"
    | "network address and mail address"
    | "mail address"
    | "account"
    | "account and code"
    | "account and browser";
  /** The first wait lasts `seconds`; each further one is twice as long. */
  grows?: true;
}

/** A limit on how often a signed-in person may write something. */
export interface WriteLimit extends Limit {
  per: "account" | "account and profile" | "account and offer" | "account and call";
  /** The number allowed in the first week of an account. */
  atFirst: number;
  /** The number allowed for superadmins; by default ten times that of others. */
  bySuperadmins?: number;
  title: string;
  /** The rest of the sentence after 'können Sie innerhalb von 24 Stunden höchstens'; `{n}` is the number. */
  says: string;
}
