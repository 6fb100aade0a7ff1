import { getViewer, signedInOnly } from "~/auth/guards.server";
import { removeAvatar } from "~/features/profiles/own/save-avatar.server";
import { respondToButton } from "~/http/small-answer.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/profile-avatar-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const failed = { title: "Fehler beim Entfernen des Profilbildes", kind: "error" as const };

export async function action({ request, context }: Route.ActionArgs) {
  try {
    await removeAvatar(getViewer(context).id);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not remove a portrait");
    return respondToButton(request, "/profil/bild", { toast: failed }, 500);
  }
  return redirectWithToast("/profil", { title: "Profilbild entfernt" });
}
