import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { readChoice } from "~/features/reservations/import/choice";
import { runImport } from "~/features/reservations/import/imports.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/import-run";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = idOf(params.id) ?? 0;
  const choice = readChoice(readForm(context));
  if (!choice.success) throw data({ problem: { title: "Diese Auswahl ist unvollständig" } }, { status: 400 });
  const reserved = await runImport(getViewer(context), id, choice.data);
  const title =
    reserved === null
      ? "Spalten neu gelesen, reserviert ist noch nichts"
      : reserved === 1
        ? "Ein Profil reserviert"
        : `${reserved} Profile reserviert`;
  return redirectWithToast(`/admin/import/${id}`, { title });
}
