import { authPath } from "~/auth/auth-path";
import { findViewer, getViewer, signedInOnly } from "~/auth/guards.server";
import { deleteOwnAccount, whyNotDelete } from "~/features/profiles/own/delete-account.server";
import { DeleteAccountForm } from "~/features/profiles/own/delete-account-form";
import { isReading } from "~/http/is-reading";
import { readForm } from "~/http/read-form.server";
import { redirectWithToast } from "~/http/toast.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-delete";

/** A deletion does not continue after a sign-in; the person has to start again. */
const sessionOnly: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (isReading(request) || findViewer(context)) return next();
  return redirectWithToast(authPath("anmelden", "/profil"), {
    title: "Keine gültige Sitzung gefunden",
    kind: "error",
  });
};

export const middleware: Route.MiddlewareFunction[] = [sessionOnly, signedInOnly];

export const loader = async ({ context }: Route.LoaderArgs) => ({ prevented: await whyNotDelete(getViewer(context)) });

export async function action({ request, context }: Route.ActionArgs) {
  return deleteOwnAccount(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Konto löschen");

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Konto löschen?</h1>
      <DeleteAccountForm arrived={actionData} prevented={loaderData.prevented}>
        <CancelLink to="/profil" />
      </DeleteAccountForm>
    </Container>
  );
}
