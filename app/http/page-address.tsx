/**
 * The component of an address that only receives forms. Nobody sees it, because its loader redirects. Exporting it
 * makes the address a page, so that a refused form without script gets a page too.
 */
export default function PageAddress() {
  return null;
}
