import { data } from "react-router";
import { returnPathOf } from "~/auth/aim.server";
import { changeWaitingAddress } from "~/auth/mailbox.server";
import { mailboxPath } from "~/auth/mailbox-path";
import { OtherAddressForm } from "~/auth/other-address-form";
import { getWaiting, visitorsOnly } from "~/auth/waiting-account.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/mailbox-address";

export const middleware: Route.MiddlewareFunction[] = [storedNowhere, visitorsOnly];

export async function loader({ request }: Route.LoaderArgs) {
  const { id, email } = await getWaiting(request);
  return data({ id, email: shownEmail(email), aim: returnPathOf(request) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const waiting = await getWaiting(request);
  return changeWaitingAddress(
    waiting,
    readForm(context),
    context.get(requestContext).clientAddress,
    returnPathOf(request),
  );
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Andere Adresse");

export default function MailboxAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { id, email, aim } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">Andere Adresse</h1>
      <p className="mb-6">
        Registriert haben Sie sich mit <strong className="wrap-anywhere">{email}</strong>. Ihr Konto bekommt die neue
        Adresse, und der Link geht dorthin. Alles andere bleibt, wie Sie es eingegeben haben.
      </p>
      <OtherAddressForm arrived={actionData}>
        <CancelLink to={mailboxPath(id, aim)} />
      </OtherAddressForm>
    </Container>
  );
}
