import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countGrowing, countTry, forgetTries } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { findKnown } from "./known-browser.server";
import { wrongPasswordsMail } from "./mails";

export interface SignInTry {
  /** In how many seconds the next is allowed, or 0 when this one is. */
  waitSeconds: number;
  isKnown: boolean;
  forget(): Promise<void>;
  /** Tells the owner when strangers have used up their tries. */
  tellOwner(): Promise<void>;
}

/**
 * Counts one try to sign in. A browser in which the account signed in before has a counter of its own, so that no wrong
 * password of a stranger keeps the owner out. All others share one for each account, from wherever they come.
 */
export async function countSignIn(request: Request, clientAddress: string, email: string): Promise<SignInTry> {
  const known = await findKnown(request, email);
  if (known) {
    const { waitSeconds } = await countGrowing("sign-in-known", ...known);
    const forget = () => forgetTries("sign-in-known", ...known);
    return { waitSeconds, isKnown: true, forget, tellOwner: async () => {} };
  }
  const waitForAddress = await countTry("sign-in-address", clientAddress);
  const { waitSeconds, isLast } = await countGrowing("sign-in-unknown", email);
  return {
    waitSeconds: Math.max(waitForAddress, waitSeconds),
    isKnown: false,
    forget: () => forgetTries("sign-in-unknown", email),
    tellOwner: async () => {
      if (isLast) await warn(email);
    },
  };
}

async function warn(email: string): Promise<void> {
  try {
    if (await countTry("sign-in-warning", email)) return;
    const [owner] = await db.select({ name: profiles.name }).from(profiles).where(eq(profiles.email, email));
    if (owner) await sendMail(db, email, wrongPasswordsMail(owner.name, settings));
  } catch (error) {
    log.error({ err: error }, "could not tell an owner of wrong passwords");
  }
}
