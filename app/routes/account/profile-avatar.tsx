import { getViewer, signedInOnly } from "~/auth/guards.server";
import { AvatarForm } from "~/features/profiles/own/avatar-form";
import { RemoveAvatarForm } from "~/features/profiles/own/remove-avatar-form";
import { saveAvatar } from "~/features/profiles/own/save-avatar.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/profile-avatar";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ request, context }: Route.ActionArgs) {
  const commission = { account: getViewer(context).id, signal: request.signal };
  return saveAvatar(readForm(context), commission, "/profil", "Profilbild erfolgreich hochgeladen!");
}

export function loader({ context }: Route.LoaderArgs) {
  const { name, slug, avatarUrl } = getViewer(context);
  return { portrait: { name, slug, avatarUrl } };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Profilbild ändern");

export default function Avatar({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Profilbild ändern</h1>
      <AvatarForm arrived={actionData}>
        <CancelLink to="/profil" />
      </AvatarForm>
      <RemoveAvatarForm portrait={loaderData.portrait} />
    </Container>
  );
}
