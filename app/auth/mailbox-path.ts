import { leadingTo } from "./auth-path";

/** The pages for someone who has registered and has not confirmed the address yet. */
export const mailboxPath = (accountId: string, aim: string | null) =>
  leadingTo("/auth/postfach", aim, { konto: accountId });
export const otherAddressPath = (accountId: string, aim: string | null) =>
  leadingTo("/auth/postfach/adresse", aim, { konto: accountId });
