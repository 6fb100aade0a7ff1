import { countTry, secondsUntilNextTry } from "~/http/rate-limit.server";
import type { Mail } from "./mail.server";

const ignoresDots = /@(gmail|googlemail)\.com$/;

/**
 * Where mails to an address end up: what follows a plus sign is only a note by its owner, and Google ignores dots.
 * Without this, somebody could invent notes and get around the cap of a mailbox.
 */
function mailboxOf(address: string): string {
  const typed = address.toLowerCase();
  const at = typed.lastIndexOf("@");
  const name = typed.slice(0, at).replace(/(?<=.)\+.*/s, "");
  return ignoresDots.test(typed) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}${typed.slice(at)}`;
}

type Facts = Pick<Mail, "to" | "member" | "isUnproven">;

/**
 * Whether the address has got as many mails today as somebody else may cause. Mails that its owner has caused are not
 * bounded.
 */
export async function isOverCap({ to, member, isUnproven }: Facts): Promise<boolean> {
  if (isUnproven) return (await secondsUntilNextTry("mails-unproven", mailboxOf(to))) > 0;
  return member !== undefined && (await secondsUntilNextTry("mails-of-members", mailboxOf(to))) > 0;
}

export async function countForCap({ to, member, isUnproven }: Facts): Promise<void> {
  if (isUnproven) await countTry("mails-unproven", mailboxOf(to));
  else if (member !== undefined) await countTry("mails-of-members", mailboxOf(to));
}
