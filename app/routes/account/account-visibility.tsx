import { getViewer, signedInOnly } from "~/auth/guards.server";
import { getOwnVisibility, saveVisibility } from "~/features/profiles/own/save-visibility.server";
import { VisibilityForm } from "~/features/profiles/own/visibility-form";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-visibility";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  return { visibility: await getOwnVisibility(getViewer(context).id) };
}

export async function action({ context }: Route.ActionArgs) {
  return saveVisibility(getViewer(context), readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Sichtbarkeit");

export default function AccountVisibility({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Sichtbarkeit</h1>
      <VisibilityForm {...loaderData} arrived={actionData}>
        <CancelLink to="/konto" />
      </VisibilityForm>
    </Container>
  );
}
