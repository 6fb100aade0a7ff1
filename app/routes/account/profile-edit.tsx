import { getViewer, signedInOnly } from "~/auth/guards.server";
import { EditProfileForm } from "~/features/profiles/own/edit-profile-form";
import { getOwnProfile } from "~/features/profiles/own/own-profile.server";
import { saveProfile } from "~/features/profiles/own/save-profile.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/profile-edit";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  return { profile: await getOwnProfile(id), prevented: await findReachedLimit("profile", id) };
}

export async function action({ context }: Route.ActionArgs) {
  return saveProfile(getViewer(context), readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Profil bearbeiten");

export default function EditProfile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-14">
      <h1 className="pb-4">Profil bearbeiten</h1>
      <Prevented problem={loaderData.prevented} />
      <EditProfileForm profile={loaderData.profile} arrived={actionData} />
    </Container>
  );
}
