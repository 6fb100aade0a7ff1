import { redirect } from "react-router";

export const loader = () => redirect("/admin/dashboard");

/** With a page of its own, the closed door of the area is a page too. */
export default function SuperadminIndex() {
  return null;
}
