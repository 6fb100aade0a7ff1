import { redirect } from "react-router";
import { signOut } from "~/auth/sign-in.server";
import type { Route } from "./+types/sign-out";

export { default } from "~/http/page-address";

export function action({ request }: Route.ActionArgs) {
  return signOut(request);
}

/** A link or a reload must not sign anyone out. */
export function loader() {
  return redirect("/");
}
