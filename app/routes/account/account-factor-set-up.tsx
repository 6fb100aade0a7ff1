import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { addressOf, findFactor } from "~/auth/second-factor/factor.server";
import { factorPaths } from "~/auth/second-factor/paths";
import { confirmSetUp } from "~/auth/second-factor/set-up.server";
import { SetUpForm } from "~/auth/second-factor/set-up-form";
import { hasRecentPassword } from "~/auth/sessions.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { qrPath } from "~/images/qr.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-factor-set-up";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** Shows the secret only shortly after the person has given the password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, email } = getViewer(context);
  const factor = await findFactor(id);
  if (!factor || factor.isInUse || !(await hasRecentPassword(request))) throw redirect(factorPaths.overview);
  const { address, key } = addressOf(await factor.secret(), email);
  return { qr: qrPath(address), apiKey: key };
}

export async function action({ request, context }: Route.ActionArgs) {
  return confirmSetUp(getViewer(context), request, readForm(context));
}

/** Shows the secret that counts after a wrong code, because another tab may have replaced it. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 400 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Zweiten Faktor einrichten");

export default function SetUpFactor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Zweiten Faktor einrichten</h1>
      <SetUpForm {...loaderData} arrived={actionData}>
        <CancelLink to="/konto" />
      </SetUpForm>
    </Container>
  );
}
