import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeAvatar } from "~/features/profiles/own/save-avatar.server";
import { buttonFailed } from "~/http/failed-write.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-avatar-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ request, context }: Route.ActionArgs) {
  try {
    await removeAvatar(getViewer(context).id);
  } catch (error) {
    const title = "Fehler beim Entfernen des Profilbildes";
    return buttonFailed(request, "/profil/bild", error, { title });
  }
  return redirectWithToast("/profil", { title: "Profilbild entfernt" });
}
