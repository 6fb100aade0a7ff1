import { readRecommendedUntil } from "~/audit/recommended-until";
import { getViewer } from "~/auth/guards.server";
import { recommendCall } from "~/features/calls/superadmin/moderate-call.server";
import { getId } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/call-recommend";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const id = getId(params.id);
  const until = readRecommendedUntil(readForm(context));
  const back = `/admin/ausschreibungen/${id}`;
  if (!until.isValid) return redirectWithToast(back, { title: "Bitte wählen Sie einen Tag ab heute.", kind: "error" });
  await recommendCall(getViewer(context), id, until.day);
  return redirectWithToast(back, { title: until.day ? "Ausschreibung empfohlen" : "Empfehlung beendet" });
}
