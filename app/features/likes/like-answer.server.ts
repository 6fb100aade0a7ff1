import type { Viewer } from "~/auth/viewer";
import { violatedConstraint } from "~/db/client.server";
import { buttonFailed } from "~/http/failed-write.server";
import { type ButtonResponse, respondToButton } from "~/http/small-answer.server";
import { findLikeable, type LikeState, setLike } from "./likes.server";
import { canLike } from "./policy";

export interface LikeAnswer extends ButtonResponse {
  state?: LikeState;
}

/** Likes or unlikes a profile and answers with a toast. Asks a visitor to sign in. */
export async function answerLike(request: Request, viewer: Viewer | null, slug: string, wanted: boolean, back: string) {
  const refuse = (title: string, status: number, description?: string) =>
    respondToButton<LikeAnswer>(request, back, { toast: { title, description, kind: "error" } }, status);
  const missing = () => refuse("Fehler", 404, "Profil konnte nicht geladen werden");
  if (!viewer) return refuse("Bitte melden Sie sich an", 401);
  try {
    const state = await setLike(viewer.id, slug, wanted);
    if (!state) {
      const profile = await findLikeable(slug);
      return profile && !canLike(viewer, profile)
        ? refuse("Ihr eigenes Profil können Sie nicht liken", 403)
        : missing();
    }
    const title = wanted ? "Geliket!" : "Like entfernt";
    return respondToButton<LikeAnswer>(request, back, { toast: { title, kind: "success" }, state });
  } catch (error) {
    // One of the two accounts was deleted in the meantime.
    if (violatedConstraint(error)?.endsWith("_profiles_id_fk")) return missing();
    const title = wanted ? "Fehler beim Liken" : "Fehler beim Entfernen des Likes";
    return buttonFailed(request, back, error, { title });
  }
}
