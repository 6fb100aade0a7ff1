import { getViewer } from "~/auth/guards.server";
import { getArchive } from "~/features/own-data/own/exports.server";
import { zipAnswer } from "~/features/own-data/own/zip-answer.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import type { Route } from "./+types/profile-copy-zip";

/** Only for the superadmin who asked for this copy. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  return zipAnswer(await getArchive(id, getViewer(context).id), "daten");
}
