import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { findFreeProfileSlug } from "~/db/profile-slugs.server";
import { accounts, profiles, sessions, twoFactors, type UserType, verifications } from "~/db/schema";
import { hostCookieName } from "~/http/cookie-name.server";
import { sessionCookieName } from "~/http/session-cookie.server";
import { log } from "~/log.server";
import type { MailContent } from "~/mail/compose";
import { sendMail, sendUnproven } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { returnPathInMail } from "./aim.server";
import { newSessionHooks } from "./begun-sessions.server";
import { accountsKey, createConfirmationToken } from "./confirmation-link.server";
import { deviceOf } from "./device";
import { hashInTurn } from "./hashing.server";
import { confirmationMail, newPasswordMail, passwordChangedMail } from "./mails";
import { secondFactor } from "./second-factor/factor.server";
import { sessionDays } from "./session-length.server";

export const resetMinutes = 60;

const hour = 60 * 60;

/**
 * Creates the accounts library on a connection. On a transaction, all changes of an action, including the mail it
 * queues, are committed or rolled back together. The links in its mails lead on to the aim.
 */
export function createAuth(on: Connection, aim: string | null = null) {
  const mails: Promise<void>[] = [];
  const queueMail = (to: string, mail: MailContent, send = toOwn) => {
    const queued = send(on, to, mail);
    mails.push(queued);
    return queued;
  };
  const library = betterAuth({
    appName: settings.productName,
    baseURL: settings.siteUrl,
    secret: accountsKey(),
    telemetry: { enabled: false },
    database: drizzleAdapter(on, {
      provider: "pg",
      schema: {
        user: profiles,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    advanced: {
      cookiePrefix: "kreativlaendle",
      // Off, because the library would add another prefix to our cookie name, which already has one.
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName },
        two_factor: { name: hostCookieName("kreativlaendle.two_factor") },
      },
      database: { generateId: false },
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: settings.isHttps },
    },
    logger: { level: "error", log: (_level, message) => log.error({ area: "accounts" }, message) },
    // Our actions count tries themselves. The library's limiter only sees the library's own routes, and we mount none.
    rateLimit: { enabled: false },
    user: {
      fields: { image: "avatarUrl" },
      additionalFields: {
        userType: { type: "string", required: true, input: true },
        newsletterConsent: { type: "boolean", required: false, input: true },
        slug: { type: "string", required: false, input: false },
        agbAcceptedAt: { type: "date", required: false, input: false, returned: false },
        profileStatus: { type: "string", required: false, input: false },
        isSuperadmin: { type: "boolean", required: false, input: false },
      },
    },
    // We renew sessions ourselves, because the library has no absolute end for a session.
    session: {
      expiresIn: sessionDays * 24 * hour,
      disableSessionRefresh: true,
      additionalFields: { device: { type: "string", required: false, input: false, returned: false } },
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      password: hashInTurn,
      requireEmailVerification: settings.confirmEmail,
      minPasswordLength: settings.passwordMinLength,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const mail = newPasswordMail(user.emailVerified ? user.name : null, token, settings, returnPathInMail(aim));
        await queueMail(user.email, mail, user.emailVerified ? toOwn : sendUnproven);
      },
      onPasswordReset: async ({ user }) => {
        await queueMail(user.email, passwordChangedMail(user.name, settings));
      },
    },
    emailVerification: {
      sendOnSignUp: settings.confirmEmail,
      // The sign-in action sends the mail again itself and counts how often.
      sendOnSignIn: false,
      autoSignInAfterVerification: true,
      sendVerificationEmail: async ({ user }) => {
        const token = await createConfirmationToken(on, user);
        await queueMail(user.email, confirmationMail(token, settings, returnPathInMail(aim)), sendUnproven);
      },
    },
    plugins: [secondFactor(), newSessionHooks(queueMail)],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: {
              ...user,
              slug: await findFreeProfileSlug(on, user.userType as UserType, user.name),
              agbAcceptedAt: new Date(),
              emailVerified: !settings.confirmEmail,
            },
          }),
        },
      },
      session: {
        create: {
          before: async (session, ctx) => {
            await refuseBlocked(on, session.userId);
            const device = deviceOf(ctx?.headers?.get("user-agent"));
            return { data: { ...session, ipAddress: null, userAgent: null, device } };
          },
        },
      },
    },
  });
  /** The library only logs when a mail can't be queued. Awaiting this throws in that case. */
  const allMailsQueued = () => Promise.all(mails.splice(0));
  return Object.assign(library, { allMailsQueued });
}

const toOwn = (on: Connection, email: string, mail: MailContent) => sendMail(on, ownAddress({ email }), mail);

async function refuseBlocked(on: Connection, userId: string): Promise<void> {
  const [profile] = await on.select({ status: profiles.profileStatus }).from(profiles).where(eq(profiles.id, userId));
  if (profile?.status === "blocked") {
    throw new APIError("FORBIDDEN", {
      code: "BLOCKED",
      message: `Dieses Konto ist gesperrt. Fragen beantworten wir unter ${settings.contactEmail}.`,
    });
  }
}

let shared: ReturnType<typeof createAuth> | undefined;

/** For actions that need no transaction, such as reading or ending a session. */
export function auth(): ReturnType<typeof createAuth> {
  shared ??= createAuth(db);
  return shared;
}
