import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { hostCookieName } from "~/http/cookie-name.server";
import { findCookie } from "~/http/session-cookie.server";
import { keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";

export const knownBrowserCookie = hostCookieName("kreativlaendle.known_browser");

const maxSeconds = 400 * 24 * 3600;
const maxAccounts = 5;
const markLength = 22;

/**
 * Reads the cookie: a random id of the browser, and a keyed hash for each account that signed in there. It identifies
 * nobody.
 */
function read(cookies: string) {
  const [browser = "", ...marks] = findCookie(cookies, knownBrowserCookie)?.split(".") ?? [];
  return { browser, marks: marks.slice(0, maxAccounts) };
}

const markOf = (browser: string, accountId: string) =>
  keyedHash("known-browser", `${browser} ${accountId}`).slice(0, markLength);

/** The account and the browser when the account has signed in there before; null for any other browser. */
export async function findKnown(request: Request, email: string): Promise<[accountId: string, browser: string] | null> {
  const { browser, marks } = read(request.headers.get("cookie") ?? "");
  if (marks.length === 0) return null;
  const [account] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
  return account && marks.includes(markOf(browser, account.id)) ? [account.id, browser] : null;
}

/** Whether this account has signed in before in the browser with these cookies. */
export function isKnownBrowser(cookies: string, accountId: string): boolean {
  const { browser, marks } = read(cookies);
  return marks.includes(markOf(browser, accountId));
}

export const knownBrowserAttributes = {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: settings.isHttps,
  maxAge: maxSeconds,
} as const;

/**
 * Marks a browser as known to an account. Wrong passwords from elsewhere then can't lock the account out of this
 * browser.
 */
export function markBrowser(cookies: string, accountId: string): string {
  const known = read(cookies);
  const browser = known.marks.length > 0 ? known.browser : randomBytes(16).toString("base64url");
  const mark = markOf(browser, accountId);
  const marks = [mark, ...known.marks.filter((other) => other !== mark)].slice(0, maxAccounts);
  return [browser, ...marks].join(".");
}

export function rememberBrowser(request: Request, accountId: string): string {
  const value = markBrowser(request.headers.get("cookie") ?? "", accountId);
  const secure = settings.isHttps ? "; Secure" : "";
  return `${knownBrowserCookie}=${value}; Max-Age=${maxSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
