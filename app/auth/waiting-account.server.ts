import { and, eq } from "drizzle-orm";
import { type MiddlewareFunction, redirect } from "react-router";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { returnPathOf } from "./aim.server";
import { authPath, landingPaths } from "./auth-path";
import { isKnownBrowser } from "./known-browser.server";
import { viewerContext } from "./viewer";

export interface WaitingAccount {
  id: string;
  email: string;
}

/** The unconfirmed account that this browser has registered. Nobody else learns from its id which address it has. */
async function findWaiting(request: Request): Promise<WaitingAccount | null> {
  const id = new URL(request.url).searchParams.get("konto") ?? "";
  if (!isKnownBrowser(request.headers.get("cookie") ?? "", id)) return null;
  const isWaiting = and(eq(profiles.id, id), eq(profiles.emailVerified, false));
  const [found] = await db.select({ id: profiles.id, email: profiles.email }).from(profiles).where(isWaiting);
  return found ?? null;
}

/** Leads people on for whom there is nothing to wait: to what they wanted, or to the sign-in. */
export async function getWaiting(request: Request): Promise<WaitingAccount> {
  const waiting = await findWaiting(request);
  if (!waiting) throw redirect(authPath("anmelden", returnPathOf(request)));
  return waiting;
}

/** For the pages of someone who has not confirmed yet. A signed-in person has confirmed, perhaps in another tab. */
export const visitorsOnly: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(returnPathOf(request) ?? landingPaths[viewer.userType]);
  return next();
};
