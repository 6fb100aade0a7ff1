import { data } from "react-router";
import { AddressLinkPage } from "~/auth/address/address-link-page";
import { findAddressChange } from "~/auth/address/address-links.server";
import { confirmAddress } from "~/auth/address/use-address-link.server";
import { authPath } from "~/auth/auth-path";
import { isKnownBrowser } from "~/auth/known-browser.server";
import { type Viewer, viewerContext } from "~/auth/viewer";
import { secretInAddress } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import { secretMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import type { Route } from "./+types/account-address-confirm";

const path = "/konto/adresse/bestaetigen";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
const title = "Neue Adresse bestätigen";
const failure = "Adresse nicht bestätigt";
const useless =
  "Der Link ist abgelaufen, wurde schon verwendet oder ist unvollständig. In Ihrem Konto sehen Sie, welche Adresse gilt.";
const elsewhereText =
  "Bitte melden Sie sich erst mit der bisherigen Adresse an, und öffnen Sie den Link dann noch einmal. Sie haben keine neue Adresse verlangt? Dann schließen Sie diese Seite: Es ändert sich nichts.";

const asOther = (name: string) =>
  `Sie sind als ${name} angemeldet, und dieser Link gehört zu einem anderen Konto. Bitte melden Sie sich ab, dann mit der bisherigen Adresse jenes Kontos an, und öffnen Sie den Link noch einmal. Sie haben keine neue Adresse verlangt? Dann schließen Sie diese Seite: Es ändert sich nichts.`;

/** Otherwise somebody else's account would get the address of whoever presses in good faith. */
const isElsewhere = ({ headers }: Request, viewer: Viewer | null, { profileId }: { profileId: string }) =>
  viewer?.id !== profileId && !isKnownBrowser(headers.get("cookie") ?? "", profileId);

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const change = await findAddressChange("confirm", token);
  const viewer = context.get(viewerContext);
  const isStranger = change !== null && isElsewhere(request, viewer, change);
  return data(
    {
      token,
      toEmail: change && shownEmail(change.toEmail),
      isElsewhere: isStranger,
      other: isStranger && viewer ? viewer.name : null,
    },
    { status: change ? 200 : 400 },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const change = await findAddressChange("confirm", tokenOf(request));
  if (change && isElsewhere(request, context.get(viewerContext), change))
    return data({ problem: { title: failure, text: elsewhereText } }, { status: 403 });
  const use = await confirmAddress(tokenOf(request), context.get(requestContext).clientAddress);
  if (!use.isDone) return data({ problem: { title: failure, text: use.text ?? useless } }, { status: use.status });
  const isSignedIn = context.get(viewerContext)?.id === use.accountId;
  return redirectWithToast(isSignedIn ? "/konto#anmeldung" : authPath("anmelden", "/konto"), {
    title: "E-Mail-Adresse geändert",
    description: "Ab jetzt melden Sie sich mit der neuen Adresse an.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, title);

export default function ConfirmAddress({
  loaderData: { token, toEmail, isElsewhere, other },
  actionData,
}: Route.ComponentProps) {
  // Whoever is signed in already would be led from the sign-in back to this page.
  if (other) {
    const signOut = { action: "/auth/abmelden", button: "Abmelden", busyLabel: "Wird abgemeldet..." };
    const rest = { failure: "Fehler beim Abmelden", arrived: actionData, useless };
    return <AddressLinkPage title={title} text={asOther(other)} {...signOut} {...rest} />;
  }
  return (
    <AddressLinkPage
      action={`${path}?token=${encodeURIComponent(token)}`}
      title={title}
      text={
        toEmail && (isElsewhere ? elsewhereText : `Mit einem Klick wird ${toEmail} die E-Mail-Adresse Ihres Kontos.`)
      }
      goTo={isElsewhere ? authPath("anmelden", `${path}?token=${encodeURIComponent(token)}`) : undefined}
      button="Adresse bestätigen"
      busyLabel="Wird bestätigt..."
      failure={failure}
      arrived={actionData}
      useless={useless}
    />
  );
}
