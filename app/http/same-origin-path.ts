/** A path on this site to continue at, never another site, whatever the link says. */
export function sameOriginPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted?.startsWith("/") || wanted.startsWith("//")) return otherwise;
  const base = "http://here.invalid";
  const url = URL.parse(wanted, base);
  // '/..//elsewhere' turns into another site only when it is resolved.
  if (!url || url.origin !== base || url.pathname.startsWith("//") || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}
