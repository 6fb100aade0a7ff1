import { domainToUnicode } from "node:url";

/**
 * The letters that a domain shows decoded: those of the languages spoken around here. Any other alphabet has letters
 * that look like these, so such a domain is shown as the browser's address bar would warn of it, beginning with 'xn--'.
 */
const clear = /^[a-z0-9äöüßéèàâêôç.-]+$/;

function inClear(domain: string): string {
  const shown = domainToUnicode(domain);
  return clear.test(shown) ? shown : domain;
}

/** A stored mail address as people read it: 'info@käsehaus.at'. */
export const shownEmail = (email: string): string => email.replace(/(?<=@)[^@]+$/, inClear);

/** A stored web address as people read it: 'müller.at/werk', without protocol and 'www.'. */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const host = inClear(url.hostname);
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/^\/$/, "");
  return `${host.replace(/^www\./, "")}${path.replace(/\/$/, "")}`;
}

/** Only its domain. */
export const shownHost = (address: string): string => /^[^/?#]*/.exec(shownAddress(address))?.[0] ?? address;
