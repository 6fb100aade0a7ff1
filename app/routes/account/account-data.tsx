import Download from "lucide-react/icons/download";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { listAcknowledgements } from "~/auth/legal/acknowledge.server";
import { AcknowledgementList } from "~/auth/legal/acknowledgement-list";
import { PasswordForm } from "~/auth/password-form";
import { KeepingTable } from "~/features/legal/keeping-table";
import { findExport, requestExport } from "~/features/own-data/own/exports.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/account-data";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ context }: Route.LoaderArgs) {
  const { id, hasDeclinedTerms } = getViewer(context);
  const [copy, acknowledgements] = await Promise.all([findExport(id), listAcknowledgements(id)]);
  return { copy, acknowledgements, hasDeclinedTerms };
}

export async function action({ request, context }: Route.ActionArgs) {
  return requestExport(getViewer(context), request, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Kopie meiner Daten");

export default function AccountData({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, acknowledgements, hasDeclinedTerms } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Kopie meiner Daten</h1>
      {copy?.state === "waiting" && (
        <Notice title="Ihre Kopie wird erstellt." className="mb-8">
          Das dauert meist nur ein paar Minuten. Sobald sie fertig ist, schreiben wir Ihnen.
        </Notice>
      )}
      {copy?.state === "failed" && (
        <Notice kind="error" title="Ihre Kopie konnte nicht erstellt werden." className="mb-8">
          Der Fehler liegt bei uns. Bitte versuchen Sie es später noch einmal.
        </Notice>
      )}
      {copy?.state === "ready" && (
        <Notice
          kind="success"
          title="Ihre Kopie ist fertig."
          className="mb-8"
          action={
            <ButtonLink to="/konto/daten/kopie.zip" reloadDocument icon={<Download aria-hidden size={20} />}>
              Herunterladen
            </ButtonLink>
          }
        >
          Sie können sie bis {formatMoment(copy.expiresAt)} herunterladen.
        </Notice>
      )}
      <p className="mb-6">
        Alles, was wir über Sie gespeichert haben, in einer ZIP-Datei: zum Lesen, für Programme, und Ihre Bilder.
        Adressen anderer und was andere nur für sich notiert haben, sind nicht dabei.
      </p>
      <Notice title="Wer die Datei hat, kann alles darin lesen." className="mb-6">
        Darin stehen auch Ihre Nachrichten und Angebote, was andere Ihnen geschrieben haben, Ihre Notizen und wessen
        Profil Sie besucht haben. Heruntergeladen können wir sie nicht mehr zurückholen oder schützen: Laden Sie sie nur
        auf ein eigenes Gerät, und geben Sie sie nicht weiter.{" "}
        {copy?.state === "ready" && "Eine neue Kopie ersetzt die fertige, das lässt sich nicht rückgängig machen."}
      </Notice>
      <PasswordForm
        action="/konto/daten"
        button={copy ? "Neue Kopie erstellen" : "Kopie erstellen"}
        busyLabel="Wird angefordert..."
        failure="Keine Kopie erstellt"
        arrived={actionData}
      >
        <ButtonLink to="/konto" variant="quiet">
          Zum Konto
        </ButtonLink>
      </PasswordForm>
      {acknowledgements.length > 0 && (
        <section className="mt-12 border-t border-line pt-8">
          <h2 className="mb-5 text-2xl">Was Sie zu unseren Bedingungen gesagt haben</h2>
          <AcknowledgementList acknowledgements={acknowledgements} />
          {hasDeclinedTerms && (
            <ButtonLink to="/bedingungen?weiter=%2Fkonto%2Fdaten" variant="secondary" className="mt-6">
              Den neuen AGB doch zustimmen
            </ButtonLink>
          )}
        </section>
      )}
      <section className="mt-12 border-t border-line pt-8">
        <h2 className="mb-5 text-2xl">Was wir wie lange aufbewahren</h2>
        <KeepingTable />
      </section>
    </Container>
  );
}
