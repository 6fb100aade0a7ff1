import { countTry, findWait } from "~/http/rate-limit.server";
import type { Mail } from "./mail.server";

type Facts = Pick<Mail, "to" | "member" | "isUnproven">;

/**
 * Whether the address has got as many mails today as somebody else may cause. Mails that its owner has caused are not
 * bounded.
 */
export async function isOverCap({ to, member, isUnproven }: Facts): Promise<boolean> {
  if (isUnproven) return (await findWait("mails-unproven", to)) > 0;
  return member !== undefined && (await findWait("mails-of-members", to)) > 0;
}

export async function countForCap({ to, member, isUnproven }: Facts): Promise<void> {
  if (isUnproven) await countTry("mails-unproven", to);
  else if (member !== undefined) await countTry("mails-of-members", to);
}
