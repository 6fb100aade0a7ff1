import { getViewer, signedInOnly } from "~/auth/guards.server";
import { PasswordForm } from "~/auth/password-form";
import { findFactor } from "~/auth/second-factor/factor.server";
import { factorPaths, failures } from "~/auth/second-factor/paths";
import { beginSetUp } from "~/auth/second-factor/set-up.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink, CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/account-factor";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, needsSecondFactor } = getViewer(context);
  const factor = await findFactor(id);
  return { codesLeft: factor?.isInUse ? factor.codes.length : null, needsSecondFactor };
}

export async function action({ request, context }: Route.ActionArgs) {
  return beginSetUp(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Zweiter Faktor");

export default function AccountFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { codesLeft, needsSecondFactor } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Zweiter Faktor</h1>
      {codesLeft === null ? (
        <>
          {needsSecondFactor && (
            <Notice title="Der Admin-Bereich braucht einen zweiten Faktor." className="mb-6">
              Er öffnet sich, sobald der Faktor eingerichtet ist.
            </Notice>
          )}
          <p className="mb-6">
            Beim Anmelden fragen wir dann nach dem Passwort auch nach einem Code, den eine App auf Ihrem Telefon
            anzeigt. Wer nur Ihr Passwort kennt, kommt nicht mehr in Ihr Konto.
          </p>
          <PasswordForm
            action={factorPaths.overview}
            button="Weiter"
            busyLabel="Wird vorbereitet..."
            failure={failures.begin}
            arrived={actionData}
          >
            <CancelLink to="/konto" />
          </PasswordForm>
        </>
      ) : (
        <>
          <Notice kind="success" title="Der zweite Faktor ist eingerichtet." className="mb-6">
            {left(codesLeft)}
          </Notice>
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to={factorPaths.codes} variant="secondary">
              Wiederherstellungscodes
            </ButtonLink>
            <ButtonLink to={factorPaths.remove} variant="danger">
              Zweiten Faktor entfernen
            </ButtonLink>
            <ButtonLink to="/konto" variant="quiet">
              Zum Konto
            </ButtonLink>
          </div>
        </>
      )}
    </Container>
  );
}

function left(codes: number): string {
  if (codes === 0) return "Alle Wiederherstellungscodes sind verwendet. Bitte erstellen Sie neue.";
  return codes === 1
    ? "Es ist noch ein Wiederherstellungscode übrig."
    : `Es sind noch ${codes} Wiederherstellungscodes übrig.`;
}
