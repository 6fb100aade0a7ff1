import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { restoreRevision } from "~/features/articles/save-article.server";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/blog-desk-revision";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  let restored: Awaited<ReturnType<typeof restoreRevision>>;
  try {
    restored = await restoreRevision(id, idOf(params.version) ?? 0, getViewer(context).id);
  } catch (error) {
    if (error instanceof LimitReached) return redirectWithToast(`/blog/admin/${id}`, error.toast);
    throw error;
  }
  if (!restored) throw data(null, { status: 404 });
  return redirectWithToast(`/blog/admin/${id}`, {
    title: "Beitrag aktualisiert",
    description: "Die frühere Fassung steht wieder.",
  });
}
