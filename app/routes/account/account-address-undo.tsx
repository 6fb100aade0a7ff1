import { data } from "react-router";
import { AddressLinkPage } from "~/auth/address/address-link-page";
import { findAddressChange } from "~/auth/address/address-links.server";
import { undoAddress } from "~/auth/address/use-address-link.server";
import { secretInAddress } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import { secretMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import type { Route } from "./+types/account-address-undo";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const failure = "Konto nicht zurückgeholt";
const useless =
  "Der Link ist abgelaufen, wurde schon verwendet oder ist unvollständig. Haben Sie Ihr Konto damit schon zurückgeholt, wählen Sie bei der Anmeldung „Passwort vergessen?“ und legen ein neues Passwort fest.";

export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const change = await findAddressChange("undo", token);
  return data({ token, fromEmail: change ? shownEmail(change.fromEmail) : null }, { status: change ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const use = await undoAddress(tokenOf(request), context.get(requestContext).clientAddress);
  if (!use.isDone) return data({ problem: { title: failure, text: use.text ?? useless } }, { status: use.status });
  return redirectWithToast(`/auth/passwort-neu?token=${encodeURIComponent(use.resetToken)}`, {
    title: "Ihre Adresse gilt wieder",
    description: "Alle Sitzungen sind beendet. Bitte legen Sie jetzt ein neues Passwort fest.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Konto zurückholen");

export default function UndoAddress({ loaderData: { token, fromEmail }, actionData }: Route.ComponentProps) {
  return (
    <AddressLinkPage
      action={`/konto/adresse/zurueck?token=${encodeURIComponent(token)}`}
      title="Konto zurückholen"
      text={
        fromEmail &&
        `Mit einem Klick gilt wieder ${fromEmail}. Alle Sitzungen enden, das bisherige Passwort gilt nicht mehr, und Sie legen gleich ein neues fest.`
      }
      button="Konto zurückholen"
      busyLabel="Wird zurückgeholt..."
      failure={failure}
      arrived={actionData}
      useless={useless}
    />
  );
}
