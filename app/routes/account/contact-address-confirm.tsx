import { data } from "react-router";
import { AddressLinkPage } from "~/auth/address/address-link-page";
import { confirmContact, contactConfirmPath, readContactLink } from "~/auth/address/contact-address.server";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { secretInAddress } from "~/http/page-caching.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { secretMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import type { Route } from "./+types/contact-address-confirm";

/** Only whoever is signed in confirms: the owner of the address, who presses in good faith, may not know the profile. */
export const middleware: Route.MiddlewareFunction[] = [secretInAddress, signedInOnly];

const failure = "Kontaktadresse nicht bestätigt";
const stale = "Der Link ist abgelaufen, oder er gehört zu einem anderen Konto oder einer anderen Adresse.";

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const address = readContactLink(getViewer(context).id, query);
  return data(
    { address: address && shownEmail(address), path: `${contactConfirmPath}?${query}` },
    { status: address ? 200 : 400 },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = getViewer(context);
  const address = readContactLink(id, new URL(request.url).searchParams);
  try {
    if (address && (await confirmContact(id, address)))
      return redirectWithToast("/konto#anmeldung", {
        title: "Kontaktadresse bestätigt",
        description: `Nachrichten gehen ab jetzt an ${shownEmail(address)}.`,
      });
  } catch (error) {
    log.error({ err: error }, "could not confirm a contact address");
    const text =
      "Der Fehler liegt bei uns, Ihr Link gilt weiter. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return data({ problem: { title: failure, text } }, { status: 500 });
  }
  return data({ problem: { title: failure, text: stale } }, { status: 410 });
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Kontaktadresse bestätigen");

export default function ConfirmContact({ loaderData: { address, path }, actionData }: Route.ComponentProps) {
  return (
    <AddressLinkPage
      action={path}
      title="Kontaktadresse bestätigen"
      text={address && `Mit einem Klick gehen Nachrichten und Angebote ab jetzt an ${address}.`}
      button="Kontaktadresse bestätigen"
      busyLabel="Wird bestätigt..."
      failure={failure}
      arrived={actionData}
      useless={stale}
    />
  );
}
