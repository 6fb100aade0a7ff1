import { actForReason } from "~/audit/act-for-reason.server";
import type { Basis } from "~/audit/basis";
import { getViewer } from "~/auth/guards.server";
import type { Viewer } from "~/auth/viewer";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { blockProfile, unblockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-act";

export { default, loader } from "~/http/page-address";

type Act = (viewer: Viewer, id: string, reason: string, basis: Basis) => Promise<boolean>;

/** The acts on an account, by the last part of their address. */
const acts: Record<string, [done: string, act: Act]> = {
  ausblenden: ["Profil ausgeblendet", (viewer, id, ...why) => setProfileHidden(viewer, id, true, ...why)],
  einblenden: ["Profil wieder eingeblendet", (viewer, id, ...why) => setProfileHidden(viewer, id, false, ...why)],
  sperren: ["Konto gesperrt", blockProfile],
  entsperren: ["Sperre aufgehoben", unblockProfile],
};

export async function action({ params, pattern, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  const [done, act] = acts[pattern.split("/").at(-1) ?? ""] as [string, Act];
  return actForReason(context, `/admin/profile/${id}`, done, (...why) => act(getViewer(context), id, ...why));
}
