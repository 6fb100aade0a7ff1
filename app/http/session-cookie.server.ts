import { settings } from "~/settings.server";
import { hostCookieName } from "./cookie-name.server";

const name = "kreativlaendle.session_token";

/** The name of the session cookie, defined only here. */
export const sessionCookieName = hostCookieName(name);

/** Former names of the cookie, accepted until the session's `former_cookie_until`. */
const formerNames = settings.isHttps ? [`__Secure-${name}`] : [];

/** Whether a request may carry a session. Only the database knows whose. */
export function mayCarrySession(cookies: string): boolean {
  return [sessionCookieName, ...formerNames].some((name) => findCookie(cookies, name) !== undefined);
}

/** The raw value of the session cookie, and whether it has a former name. */
export function readSessionCookie(cookies: string): { value: string; isFormer: boolean } | null {
  const value = findCookie(cookies, sessionCookieName);
  if (value !== undefined) return { value, isFormer: false };
  const former = formerNames.map((name) => findCookie(cookies, name)).find((found) => found !== undefined);
  return former === undefined ? null : { value: former, isFormer: true };
}

/** Sends the raw value again, so that the browser keeps it longer and under the current name. */
export function keepSessionCookie(value: string, until: Date): string[] {
  return [
    setCookie(sessionCookieName, value, Math.ceil((until.getTime() - Date.now()) / 1000)),
    ...forgetFormerNames(),
  ];
}

/**
 * Marks a browser that has just written. It gets no pages from memory, because they may lack its change. The mark lasts
 * longer than the second after which every process knows of a write.
 */
const writtenCookieName = hostCookieName("kreativlaendle.written");
const writtenSeconds = 5;

export const mayHaveWritten = (cookies: string): boolean => findCookie(cookies, writtenCookieName) !== undefined;

export const rememberWrite = (): string => setCookie(writtenCookieName, "1", writtenSeconds);

export function forgetFormerNames(): string[] {
  return formerNames.map((name) => setCookie(name, "", 0));
}

function setCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${settings.isHttps ? "; Secure" : ""}`;
}

/** The raw value of a cookie. */
export function findCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(";").find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim();
}
