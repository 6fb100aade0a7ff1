/**
 * The component of an address that only takes forms. Nobody sees it, because its loader leads elsewhere. It makes this the
 * address of a page, so that a form that is refused without script is answered with a page too.
 */
export default function PageAddress() {
  return null;
}
