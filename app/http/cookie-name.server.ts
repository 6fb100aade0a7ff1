import { settings } from "~/settings.server";

/** On https no subdomain can set a cookie of this name, and none is sent elsewhere. */
export const hostCookieName = (name: string) => (settings.isHttps ? `__Host-${name}` : name);
