import { parseAddress } from "~/text/parse-address";

/** A path on this site to continue at, never another site, whatever the link says. */
export function sameOriginPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith("/") || wanted.startsWith("//")) return otherwise;
  const base = "http://here.invalid";
  const url = parseAddress(wanted, base);
  // '/..//elsewhere' turns into another site only when it is resolved.
  if (!url || url.origin !== base || url.pathname.startsWith("//") || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The page whose form was sent. Only this site's forms get as far as a route. A form that is sent again from its error
 * page comes from its own address.
 */
export function pageBefore({ headers, url }: Request, otherwise: string): string {
  const page = parseAddress(headers.get("referer") ?? "");
  return page && page.pathname !== new URL(url).pathname
    ? sameOriginPath(`${page.pathname}${page.search}`, otherwise)
    : otherwise;
}
