import { redirect } from "react-router";
import { authPath } from "~/auth/auth-path";
import { openFirstLink } from "~/features/operations/setup/first-superadmin.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/first-superadmin";

export { default } from "~/http/page-address";

export async function loader({ params }: Route.LoaderArgs) {
  const cookie = await openFirstLink(params.token);
  if (!cookie)
    return redirectWithToast("/", {
      title: "Dieser Link gilt nicht mehr",
      description: "Er gilt eine Stunde und einmal. Einen neuen druckt: npm run superadmin -- --link",
      kind: "error",
    });
  return redirect(authPath("registrieren", "/admin/einrichten"), { headers: { "set-cookie": cookie } });
}
