import { isLoopback } from "~/settings.server";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Lets a write through only when it comes from our own pages. Browsers say where a write comes from and can't be made
 * to lie about it; what says nothing is no browser and carries nobody's cookie along.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  if (reading.has(request.method)) return true;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  if (origin === null) return site === null || site === "same-origin" || site === "none";
  if (origin === siteUrl) return true;
  // On the machine itself the same site has several names: localhost, 127.0.0.1, [::1].
  const from = URL.parse(origin);
  return from !== null && isLoopback(from.hostname) && from.host === request.headers.get("host");
}
