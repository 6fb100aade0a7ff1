import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { changedMeanwhile } from "~/features/articles/answer-save.server";
import { restoredParameter } from "~/features/articles/article";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { restoreRevision, type Update } from "~/features/articles/save-article.server";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { ChangedMeanwhile } from "~/http/seen-version.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-revision";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const back = `/blog/admin/${id}`;
  let restored: Update;
  try {
    restored = await restoreRevision(id, idOf(params.version) ?? 0, getViewer(context));
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return redirectWithToast(back, { title: changedMeanwhile, kind: "error" });
    if (error instanceof LimitReached) return redirectWithToast(back, error.toast);
    throw error;
  }
  if ("gone" in restored) throw data(null, { status: 404 });
  // The address tells the open form that its text is replaced.
  return redirectWithToast(`${back}?${restoredParameter}=${restored.saved.version}`, {
    title: "Beitrag aktualisiert",
    description: "Die frühere Fassung steht wieder.",
  });
}
