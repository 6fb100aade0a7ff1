import { redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { PasswordForm } from "~/auth/password-form";
import { findFactor } from "~/auth/second-factor/factor.server";
import { factorPaths, failures } from "~/auth/second-factor/paths";
import { RecoveryCodeList } from "~/auth/second-factor/recovery-code-list";
import { renewCodes } from "~/auth/second-factor/set-up.server";
import { hasRecentPassword } from "~/auth/sessions.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/account-factor-codes";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** Shows the codes only shortly after the person has given the password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, isSuperadmin, roles } = getViewer(context);
  const factor = await findFactor(id);
  if (!factor?.isInUse) throw redirect(factorPaths.overview);
  return {
    version: factor.version,
    codes: (await hasRecentPassword(request)) ? factor.codes : null,
    opensArea: isSuperadmin || roles !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return renewCodes(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Wiederherstellungscodes");

export default function FactorCodes({ loaderData: { version, codes, opensArea }, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-3xl sm:text-4xl">Wiederherstellungscodes</h1>
      {codes && (
        <>
          <p className="mb-6">
            Wenn Sie Ihr Telefon nicht bei sich haben, melden Sie sich mit einem dieser Codes an. Jeder gilt einmal.
            Drucken Sie sie aus oder bewahren Sie sie auf, wo Sie Ihre Passwörter aufbewahren.
          </p>
          <RecoveryCodeList codes={codes} />
          <div className="my-8 flex flex-wrap gap-3 max-sm:*:w-full print:hidden">
            <ButtonLink to="/konto">Ich habe sie aufbewahrt</ButtonLink>
            {opensArea && (
              <ButtonLink to="/admin/dashboard" variant="secondary">
                Zum Admin-Bereich
              </ButtonLink>
            )}
          </div>
        </>
      )}
      <section className="print:hidden">
        <h2 className="mb-3 text-2xl">Neue Codes</h2>
        <p className="mb-5 text-soft">Die bisherigen gelten dann nicht mehr.</p>
        <PasswordForm
          key={version}
          version={version}
          action={factorPaths.codes}
          button="Neue Codes erstellen"
          busyLabel="Werden erstellt..."
          failure={failures.renew}
          arrived={actionData}
        />
      </section>
    </Container>
  );
}
