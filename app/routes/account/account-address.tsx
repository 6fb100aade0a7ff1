import { ChangeAddressForm } from "~/auth/address/change-address-form";
import { requestAddress } from "~/auth/address/request-address.server";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export function loader({ context }: Route.LoaderArgs) {
  return { email: shownEmail(getViewer(context).email) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return requestAddress(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "E-Mail-Adresse ändern");

export default function AccountAddress({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">E-Mail-Adresse ändern</h1>
      <ChangeAddressForm {...loaderData} arrived={actionData}>
        <CancelLink to="/konto" />
      </ChangeAddressForm>
    </Container>
  );
}
