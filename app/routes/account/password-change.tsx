import { changePassword } from "~/auth/change-password.server";
import { ChangePasswordForm } from "~/auth/change-password-form";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/password-change";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function loader({ context }: Route.LoaderArgs) {
  return { email: getViewer(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePassword(getViewer(context), request, readForm(context), "/profil");
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Passwort ändern");

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Passwort ändern</h1>
      <ChangePasswordForm {...loaderData} arrived={actionData}>
        <CancelLink to="/profil" />
      </ChangePasswordForm>
    </Container>
  );
}
