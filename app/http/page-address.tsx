import { type LoaderFunctionArgs, redirect } from "react-router";

/**
 * The component of an address that only receives forms. Nobody sees it, because its loader redirects. Exporting it
 * makes the address a page, so that a refused form without script gets a page too.
 */
export default function PageAddress() {
  return null;
}

/** Leads to the page that the address is below: from `/admin/posts/5/ausblenden` to `/admin/posts/5`. */
export const loader = ({ url }: LoaderFunctionArgs) =>
  redirect(url.pathname.replace(/^\/+/, "/").replace(/\/[^/]*$/, ""));
