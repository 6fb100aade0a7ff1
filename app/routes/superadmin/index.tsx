import { redirect } from "react-router";

export const loader = () => redirect("/admin/dashboard");

/** The area needs an index page, so that its refusal is rendered as a page. */
export default function SuperadminIndex() {
  return null;
}
