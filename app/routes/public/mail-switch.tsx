import { data, redirect, useLocation } from "react-router";
import { findNewsletterConsent, withdrawNewsletterConsent } from "~/auth/consents.server";
import { db } from "~/db/client.server";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { WriteForm } from "~/http/write-form";
import { mailKinds } from "~/mail/mail-kinds";
import { isSwitchedOff, readSwitchLink, switchMails } from "~/mail/switch-off.server";
import { unlistedMeta } from "~/seo/meta";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/mail-switch";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const incomplete = {
  title: "Dieser Link gilt nicht",
  text: "Er ist unvollständig oder gilt nicht mehr. Öffnen Sie ihn bitte noch einmal in der E-Mail. Oder bestellen Sie die E-Mails in Ihrem Konto unter „Benachrichtigungen“ ab.",
};

const ofLink = (request: Request) => {
  const link = readSwitchLink(new URL(request.url).searchParams);
  if (!link) throw data({ problem: incomplete }, { status: 404 });
  return link;
};

/** Opening the page switches nothing, because mail scanners follow every link. */
export async function loader({ request }: Route.LoaderArgs) {
  const { profileId, kind } = ofLink(request);
  if (kind !== "newsletter") return { about: mailKinds[kind].about, isOff: await isSwitchedOff(profileId, kind) };
  const consent = await findNewsletterConsent(profileId);
  return { about: null, isOff: !consent?.isGiven };
}

/** Mail programs send 'List-Unsubscribe=One-Click' here and expect no page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { profileId, kind } = ofLink(request);
  const form = readForm(context);
  // No page shows it, and a mail program that unsubscribes gets no cookie.
  context.get(requestContext).leavesPagesUnchanged = true;
  if (kind === "newsletter") await withdrawNewsletterConsent(db, profileId);
  else await switchMails(profileId, kind, false);
  if (form.has("List-Unsubscribe")) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/\.data$/, "")}${search}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "E-Mails abbestellen");

export default function MailSwitch({ loaderData: { about, isOff } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (isOff) return <IsOff about={about} />;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">{about === null ? "Newsletter abbestellen" : "E-Mails abbestellen"}</h1>
      <p className="mb-6">
        {about === null
          ? "Möchten Sie keinen Newsletter mehr bekommen? Alle anderen E-Mails bleiben, wie sie sind."
          : `Möchten Sie keine E-Mails mehr über ${about} bekommen? Auf unserer Website finden Sie alles weiterhin.`}
      </p>
      <WriteForm action={`${pathname}${search}`} failure="Fehler beim Speichern" className="flex flex-wrap gap-3">
        {(isBusy) => (
          <>
            <Button busy={isBusy}>Abbestellen</Button>
            <ButtonLink to="/" variant="quiet">
              Zur Startseite
            </ButtonLink>
          </>
        )}
      </WriteForm>
    </Container>
  );
}

/** Switching on takes a sign-in: whoever has a forwarded mail must not order mails for somebody else. */
function IsOff({ about }: { about: string | null }) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">
        {about === null ? "Der Newsletter ist abbestellt" : "Diese E-Mails sind abbestellt"}
      </h1>
      <p className="mb-6">
        {about === null
          ? "Sie bekommen keinen Newsletter mehr."
          : `Sie bekommen keine E-Mails mehr über ${about}. Auf unserer Website finden Sie alles weiterhin.`}{" "}
        {about === null
          ? "Möchten Sie ihn später wieder, bestellen Sie ihn"
          : "Möchten Sie sie später wieder, schalten Sie sie"}{" "}
        in Ihrem Konto unter <TextLink to="/konto/benachrichtigungen">Benachrichtigungen</TextLink>
        {about === null ? "." : " wieder ein."}
      </p>
      <ButtonLink to="/" variant="secondary">
        Zur Startseite
      </ButtonLink>
    </Container>
  );
}
