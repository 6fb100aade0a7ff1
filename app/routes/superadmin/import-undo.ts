import { getViewer } from "~/auth/guards.server";
import { undoImport } from "~/features/reservations/import/imports.server";
import { idOf } from "~/http/id-of";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { formatCount } from "~/text/format-count";
import type { Route } from "./+types/import-undo";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const removed = await undoImport(getViewer(context), id);
  const done = {
    title: "Import zurückgenommen",
    description: `Gelöschte Reservierungen: ${formatCount(removed ?? 0)}`,
  };
  return redirectWithToast(`/admin/import/${id}`, removed === null ? nothingToDo : done);
}
