import { roles } from "~/audit/roles";
import { getViewer } from "~/auth/guards.server";
import type { Role } from "~/db/schema";
import { giveRoles } from "~/features/profiles/superadmin/give-roles.server";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { readForm } from "~/http/read-form.server";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/profile-roles";

export { default, loader } from "~/http/page-address";

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getProfileForSuperadmin(params.id);
  const form = readForm(context);
  const all = Object.keys(roles) as Role[];
  const seen = all.filter((role) => form.getAll("seen").includes(role));
  const isDone = await giveRoles(getViewer(context), id, { seen, chosen: all.filter((role) => form.has(role)) });
  return redirectWithToast(`/admin/profile/${id}`, doneOrNothing(isDone, "Rollen geändert"));
}
