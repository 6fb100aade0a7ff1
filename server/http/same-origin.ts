import { isLoopback } from "~/settings.server";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Allows writes from our own pages only. Browsers always name the origin of a write; a request without one comes from a
 * program, which has no cookies of a victim.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  if (reading.has(request.method)) return true;
  const origin = request.headers.get("origin") ?? originOf(request.headers.get("referer"));
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return false;
  if (origin === null) return true;
  // A page with the policy `no-referrer` sends the origin "null". The browser still marks the request as same-origin.
  if (origin === "null" && site === "same-origin") return true;
  if (origin === siteUrl) return true;
  // On a loopback address the site has several names: localhost, 127.0.0.1, [::1].
  const from = URL.parse(origin);
  return from !== null && isLoopback(from.hostname) && from.host === request.headers.get("host");
}

/** Older browsers send the Referer instead of the origin. */
function originOf(referer: string | null): string | null {
  return referer ? (URL.parse(referer)?.origin ?? "null") : null;
}
