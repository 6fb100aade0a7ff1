import { redirect } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { hasRecentPassword } from "~/auth/sessions.server";
import { zipAnswer } from "~/features/own-data/own/zip-answer.server";
import { fetchCopyOnRequest } from "~/features/own-data/superadmin/copy-on-request.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-copy-zip";

/** Only for the superadmin who asked for this copy. Without a recent password it leads to the button that asks for it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id, name } = await getProfileForSuperadmin(params.id);
  if (!(await hasRecentPassword(request))) throw redirect(`/admin/profile/${id}/daten`);
  return zipAnswer(await fetchCopyOnRequest(getViewer(context), { id, name }), "daten");
}
