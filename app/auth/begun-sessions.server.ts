import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { sessionCookieName } from "~/http/session-cookie.server";
import type { MailContent } from "~/mail/compose";
import { settings } from "~/settings.server";
import { deviceOf } from "./device";
import { isKnownBrowser, knownBrowserAttributes, knownBrowserCookie, markBrowser } from "./known-browser.server";
import { newDeviceMail } from "./mails";

const challengeCookie = "two_factor";

/** With a second factor, the password alone starts no session. Only these paths end with one. */
const isSignIn = (path: string) => path.startsWith("/sign-in") || path.startsWith("/two-factor/verify");

/** The account that a sign-up has created. Its link in the mail asks any other browser for the password. */
function registeredIn(returned: unknown): string | null {
  const { user } = (returned ?? {}) as { user?: { id?: string } };
  return user?.id ?? null;
}

/**
 * The steps for every new session and account. Register this after the second factor, which removes a session until its code is
 * entered.
 */
export function newSessionHooks(queueMail: (to: string, mail: MailContent) => Promise<void>) {
  return {
    id: "begun-sessions",
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const cookies = ctx.headers?.get("cookie") ?? "";
            const { session: begun, user } = ctx.context.newSession ?? {};
            const accountId = user?.id ?? (ctx.path.startsWith("/sign-up") ? registeredIn(ctx.context.returned) : null);
            // Signing in again in the same browser ends the previous session.
            const before = begun && (await ctx.getSignedCookie(sessionCookieName, ctx.context.secret));
            if (before && before !== begun.token) await ctx.context.internalAdapter.deleteSession(before);
            if (user && isSignIn(ctx.path) && !isKnownBrowser(cookies, user.id)) {
              await queueMail(user.email, newDeviceMail(user.name, deviceOf(ctx.headers?.get("user-agent")), settings));
            }
            if (accountId) ctx.setCookie(knownBrowserCookie, markBrowser(cookies, accountId), knownBrowserAttributes);
          }),
        },
      ],
    },
    endpoints: {
      /** The account whose password was right in this browser but whose code is missing. */
      findChallenged: createAuthEndpoint("/second-factor/challenged", { method: "GET" }, async (ctx) => {
        const cookie = ctx.context.createAuthCookie(challengeCookie);
        const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
        const challenge = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : null;
        const isOpen = challenge && challenge.expiresAt > new Date();
        return ctx.json(isOpen ? { accountId: challenge.value } : null);
      }),
    },
  } satisfies BetterAuthPlugin;
}
