import { getViewer, signedInOnly } from "~/auth/guards.server";
import { PasswordForm } from "~/auth/password-form";
import { factorPaths, failures } from "~/auth/second-factor/paths";
import { removeFactor } from "~/auth/second-factor/set-up.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-factor-remove";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ request, context }: Route.ActionArgs) {
  return removeFactor(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Zweiten Faktor entfernen");

export default function RemoveFactor({ actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Zweiten Faktor entfernen?</h1>
      <p className="mb-6">
        Zum Anmelden genügt danach wieder das Passwort. Die Wiederherstellungscodes gelten nicht mehr.
      </p>
      <PasswordForm
        action={factorPaths.remove}
        button="Zweiten Faktor entfernen"
        busyLabel="Wird entfernt..."
        failure={failures.remove}
        danger
        arrived={actionData}
      >
        <CancelLink to={factorPaths.overview} />
      </PasswordForm>
    </Container>
  );
}
