import { data } from "react-router";

/** The loader of an address that only receives forms and belongs to no page. */
export function postOnly(): never {
  throw data(null, { status: 405 });
}
