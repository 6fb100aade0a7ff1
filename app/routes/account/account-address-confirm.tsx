import { data } from "react-router";
import { AddressLinkPage } from "~/auth/address/address-link-page";
import { findAddressChange } from "~/auth/address/address-links.server";
import { confirmAddress } from "~/auth/address/use-address-link.server";
import { authPath } from "~/auth/auth-path";
import { viewerContext } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { secretInAddress } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import type { Route } from "./+types/account-address-confirm";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const failure = "Adresse nicht bestätigt";

export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const change = await findAddressChange(db, "confirm", token);
  return data({ token, toEmail: change?.toEmail ?? null }, { status: change ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const use = await confirmAddress(tokenOf(request), context.get(requestContext).clientAddress);
  if (!use.isDone) return data({ problem: { title: failure, text: use.text } }, { status: use.status });
  const isSignedIn = context.get(viewerContext)?.id === use.accountId;
  return redirectWithToast(isSignedIn ? "/konto#anmeldung" : authPath("anmelden", "/konto"), {
    title: "E-Mail-Adresse geändert",
    description: "Ab jetzt melden Sie sich mit der neuen Adresse an.",
  });
}

export const meta: Route.MetaFunction = () => [
  { title: "Neue Adresse bestätigen" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ConfirmAddress({ loaderData: { token, toEmail }, actionData }: Route.ComponentProps) {
  return (
    <AddressLinkPage
      path="/konto/adresse/bestaetigen"
      token={token}
      title="Neue Adresse bestätigen"
      text={toEmail && `Mit einem Klick wird ${toEmail} die E-Mail-Adresse Ihres Kontos.`}
      button="Adresse bestätigen"
      busyLabel="Wird bestätigt..."
      failure={failure}
      arrived={actionData}
    />
  );
}
