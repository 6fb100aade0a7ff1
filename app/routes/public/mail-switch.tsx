import { data, redirect, useLocation } from "react-router";
import { findNewsletterConsent, withdrawNewsletterConsent } from "~/auth/consents.server";
import { db } from "~/db/client.server";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { WriteForm } from "~/http/write-form";
import { mailKinds } from "~/mail/mail-kinds";
import { isSwitchedOff, readSwitchLink, switchMails } from "~/mail/switch-off.server";
import { pageMeta } from "~/seo/meta";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
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
  context.get(requestContext).isUnseen = true;
  if (kind === "newsletter") await withdrawNewsletterConsent(db, profileId);
  else await switchMails(profileId, kind, form.get("ein") === "1");
  if (form.has("List-Unsubscribe")) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace(/\.data$/, "")}${search}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "E-Mails abbestellen", path: "/mails/abbestellen", noindex: true });

export default function MailSwitch({ loaderData: { about, isOff } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  if (about === null && isOff) return <NewsletterIsOff />;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">{titleOf(about, isOff)}</h1>
      <p className="mb-6">{textOf(about, isOff)}</p>
      <WriteForm action={`${pathname}${search}`} failure="Fehler beim Speichern" className="flex flex-wrap gap-3">
        {(isBusy) => (
          <>
            <input type="hidden" name="ein" value={isOff ? "1" : "0"} />
            <Button busy={isBusy} variant={isOff ? "secondary" : "primary"}>
              {isOff ? "Wieder einschalten" : "Abbestellen"}
            </Button>
            <ButtonLink to="/" variant="quiet">
              Zur Startseite
            </ButtonLink>
          </>
        )}
      </WriteForm>
    </Container>
  );
}

function titleOf(about: string | null, isOff: boolean) {
  if (about === null) return "Newsletter abbestellen";
  return isOff ? "Diese E-Mails sind abbestellt" : "E-Mails abbestellen";
}

function textOf(about: string | null, isOff: boolean) {
  if (about === null) return "Möchten Sie keinen Newsletter mehr bekommen? Alle anderen E-Mails bleiben, wie sie sind.";
  return isOff
    ? `Sie bekommen keine E-Mails mehr über ${about}. Auf unserer Website finden Sie alles weiterhin.`
    : `Möchten Sie keine E-Mails mehr über ${about} bekommen? Auf unserer Website finden Sie alles weiterhin.`;
}

/** Ordering it again is a consent, so it takes a sign-in. */
function NewsletterIsOff() {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">Der Newsletter ist abbestellt</h1>
      <p className="mb-6">
        Sie bekommen keinen Newsletter mehr. Möchten Sie ihn später wieder, bestellen Sie ihn in Ihrem Konto unter
        „Benachrichtigungen“.
      </p>
      <ButtonLink to="/" variant="secondary">
        Zur Startseite
      </ButtonLink>
    </Container>
  );
}
