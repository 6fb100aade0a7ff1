import { data } from "react-router";

/** The loader of an address that only receives forms and belongs to no page. */
export function postOnly(): never {
  throw data(null, { status: 405 });
}

/** The same for an address that scripts send to, which has no page for a refusal either. */
export const answerPostOnly = () => new Response(null, { status: 405, headers: { allow: "POST" } });
