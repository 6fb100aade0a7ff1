import { data } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { claimProfile } from "~/features/reservations/claim.server";
import { ClaimForm } from "~/features/reservations/claim-form";
import { findClaim, leaveRefused, noteOpened } from "~/features/reservations/find-claim.server";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { secretMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { shownEmail } from "~/text/shown-address.server";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmailAddress } from "~/ui/email-address";
import { Facade } from "~/ui/facade";
import { Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/reservation-claim";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

/** The button waits for the terms, which needs script. */
export const handle = { startsNow: true };

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (!token) return redirectWithToast("/", { title: "Ungültiger Token", kind: "error" });
  try {
    const person = await findClaim(token);
    const viewer = context.get(viewerContext);
    // Superadmins try out the links that they create.
    if (!viewer?.isSuperadmin) await noteOpened(token);
    return data({
      person: { ...person, email: shownEmail(person.email) },
      viewer: viewer?.name ?? null,
      confirmEmail: settings.confirmEmail,
    });
  } catch (error) {
    return leaveRefused(error).catch(() => {
      log.error({ err: error }, "a claim link could not be validated");
      return data({ person: null } as const, { status: 500 });
    });
  }
}

export async function action({ params: { token = "" }, request, context }: Route.ActionArgs) {
  return claimProfile(token, readForm(context), request, context.get(requestContext).clientAddress);
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Profil beanspruchen");

export default function ClaimProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.person) {
    return (
      <Container width="text" className="py-14">
        <h1 className="mb-8 text-4xl">Profil beanspruchen</h1>
        <Notice kind="error" role="alert" title="Fehler beim Validieren des Tokens">
          Der Fehler liegt bei uns, Ihr Link ist noch gültig. Bitte versuchen Sie es in ein paar Minuten noch einmal.
        </Notice>
        <ButtonLink to="/" variant="secondary" className="mt-6">
          Zur Startseite
        </ButtonLink>
      </Container>
    );
  }
  const { person, viewer, confirmEmail } = loaderData;
  return (
    <div className="mx-auto grid max-w-page lg:grid-cols-[1fr_1.1fr]">
      <Container width="text" className="py-14">
        <h1 className="mb-5 text-4xl">Profil beanspruchen</h1>
        <p className="mb-6 text-soft">
          Dieses Profil ist für Sie reserviert. Wählen Sie ein Passwort, dann gehört es Ihnen.
        </p>
        <Facts
          className="mb-8 border-y border-line py-4"
          items={[
            { label: "Name", value: person.name },
            { label: "E-Mail", value: <EmailAddress email={person.email} /> },
          ]}
        />
        {viewer && (
          <Notice title={`Sie sind als ${viewer} angemeldet`} className="mb-8">
            Hier entsteht ein anderes Konto, für {person.name}.{" "}
            {confirmEmail
              ? "Sie bleiben angemeldet. Zu diesem Konto wechseln können Sie, wenn Sie dessen E-Mail-Adresse bestätigen."
              : "Sie werden danach abgemeldet und mit dem neuen Konto angemeldet."}
          </Notice>
        )}
        <ClaimForm arrived={actionData} />
      </Container>
      <div className="relative min-h-40 overflow-hidden border-line max-lg:order-first lg:border-l">
        <Facade seed={person.name} width={620} height={640} columns={11} />
      </div>
    </div>
  );
}
