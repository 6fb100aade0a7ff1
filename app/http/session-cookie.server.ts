import { settings } from "~/settings.server";
import { hostCookieName } from "./cookie-name.server";

/** The name of the session cookie, defined only here. */
export const sessionCookieName = hostCookieName("kreativlaendle.session_token");

/** The raw value of the session cookie. Only the database knows whether it is a session, and whose. */
export const readSessionCookie = (cookies: string): string | undefined => findCookie(cookies, sessionCookieName);

export const mayCarrySession = (cookies: string): boolean => readSessionCookie(cookies) !== undefined;

/** Sends the raw value again, so that it expires later in the browser. */
export const renewSessionCookie = (value: string, until: Date): string =>
  setCookie(sessionCookieName, value, Math.ceil((until.getTime() - Date.now()) / 1000));

/**
 * Marks a browser that has just written. It gets no pages from memory, because they may lack its change. The mark lasts
 * longer than the second after which every process knows of a write.
 */
const writtenCookieName = hostCookieName("kreativlaendle.written");
const writtenSeconds = 5;

export const mayHaveWritten = (cookies: string): boolean => findCookie(cookies, writtenCookieName) !== undefined;

export const rememberWrite = (): string => setCookie(writtenCookieName, "1", writtenSeconds);

function setCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${settings.isHttps ? "; Secure" : ""}`;
}

/** The raw value of a cookie. */
export function findCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(";").find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf("=") + 1).trim();
}
