import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { countGrowing, countTry, forgetTries } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { findKnown } from "./known-browser.server";
import { wrongPasswordsMail } from "./mails";

export interface SignInTry {
  /** Seconds until the next try is allowed; 0 when this one is allowed. */
  waitSeconds: number;
  isKnown: boolean;
  forget(): Promise<void>;
  /** Sends the owner a mail when strangers have used up their tries. */
  tellOwner(): Promise<void>;
}

/**
 * Counts one try to sign in. A browser that is known to the account has its own counter, so that wrong passwords of
 * strangers can't lock the owner out. All other browsers share one counter per account.
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
    if (owner) await sendMail(db, ownAddress({ email }), wrongPasswordsMail(owner.name, settings));
  } catch (error) {
    log.error({ err: error }, "could not tell an owner of wrong passwords");
  }
}
