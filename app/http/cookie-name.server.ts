import { settings } from "~/settings.server";

/** On https the prefix keeps subdomains from setting the cookie, and the browser sends it only to this host. */
export const hostCookieName = (name: string) => (settings.isHttps ? `__Host-${name}` : name);
