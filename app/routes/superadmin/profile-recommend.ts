import { readRecommendedUntil } from "~/audit/recommended-until";
import { getViewer } from "~/auth/guards.server";
import { recommendProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-recommend";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  const until = readRecommendedUntil(readForm(context));
  const back = `/admin/profile/${id}`;
  if (!until.isValid) return redirectWithToast(back, { title: "Bitte wählen Sie einen Tag ab heute.", kind: "error" });
  await recommendProfile(getViewer(context), id, until.day);
  return redirectWithToast(back, { title: until.day ? "Profil empfohlen" : "Empfehlung beendet" });
}
