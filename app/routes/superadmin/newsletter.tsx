import ExternalLink from "lucide-react/icons/external-link";
import { getViewer } from "~/auth/guards.server";
import { isDone, partsOf, stateOf } from "~/features/newsletter/superadmin/newsletter";
import { NewsletterForm } from "~/features/newsletter/superadmin/newsletter-form";
import { NewsletterState, StopForms } from "~/features/newsletter/superadmin/newsletter-state";
import { countReaders, getNewsletter } from "~/features/newsletter/superadmin/newsletters.server";
import { saveNewsletter } from "~/features/newsletter/superadmin/save-newsletter.server";
import { SendForms } from "~/features/newsletter/superadmin/send-forms";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { versionOf } from "~/http/seen-version.server";
import { WriteForm } from "~/http/write-form";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { formatMoment } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { Section } from "~/ui/section";
import type { Route } from "./+types/newsletter";

export const handle = { startsNow: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const [newsletter, readers] = await Promise.all([getNewsletter(idOf(params.id) ?? 0), countReaders()]);
  const { name, address } = settings.mailFrom;
  const { email, isSuperadmin: maySend } = getViewer(context);
  const seen = versionOf(partsOf(newsletter));
  return { newsletter, seen, readers, from: `${name} <${shownEmail(address)}>`, own: shownEmail(email), maySend };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { id } = await getNewsletter(idOf(params.id) ?? 0);
  return saveNewsletter(getViewer(context), id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData?.newsletter.subject ?? "Newsletter");

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter, seen, readers, from, own, maySend } = loaderData;
  const { id, subject, content, version, startedAt, pausedAt, endedAt, counts } = newsletter;
  const path = `/admin/newsletter/${id}`;
  return (
    <div className="max-w-4xl">
      <p className="mb-3">
        <Badge>{stateOf(newsletter)}</Badge>
      </p>
      <h1 className="mb-8 text-4xl wrap-anywhere">{subject}</h1>
      {startedAt && !actionData ? (
        <>
          <p className="mb-6 text-soft">Versendet ab {formatMoment(startedAt)}, nicht mehr zu ändern.</p>
          <NewsletterState counts={counts} />
          {!isDone(counts) && !pausedAt && (
            <p className="mt-6 text-soft">Laden Sie die Seite neu, um den Stand zu sehen.</p>
          )}
          {endedAt && (
            <p className="mt-6">
              Am {formatMoment(endedAt)} beendet. Wer ihn bis dahin nicht hatte, bekommt ihn nicht.
            </p>
          )}
          {!endedAt && maySend && <StopForms path={path} isPaused={pausedAt !== null} counts={counts} />}
        </>
      ) : (
        <NewsletterForm action={path} newsletter={{ subject, content }} version={seen} arrived={actionData} />
      )}

      <Section title="Als E-Mail ansehen">
        {!startedAt && <p className="mb-6 text-soft">Vorschau und Probe zeigen, was zuletzt gespeichert wurde.</p>}
        <Facts
          items={[
            { label: "Von", value: from },
            { label: "Betreff", value: subject },
          ]}
          className="mb-6"
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={`${path}/vorschau`}
            target="_blank"
            reloadDocument
            variant="secondary"
            icon={<ExternalLink aria-hidden size={18} />}
          >
            Vorschau (neues Fenster)
          </ButtonLink>
          <ButtonLink to={`${path}/vorschau?als=text`} target="_blank" reloadDocument variant="quiet">
            Als reiner Text
          </ButtonLink>
        </div>
        <WriteForm action={`${path}/probe`} failure="Probe nicht gesendet" className="mt-6">
          {(isBusy) => (
            <Button variant="secondary" busy={isBusy} busyLabel="Wird gesendet...">
              Probe an {own} senden
            </Button>
          )}
        </WriteForm>
      </Section>

      {!startedAt && !maySend && <p className="mt-8 text-soft">Versenden und löschen kann ihn die Administration.</p>}
      {!startedAt && maySend && (
        <Section title="Versenden">
          <SendForms path={path} subject={subject} version={version} readers={readers} />
        </Section>
      )}
    </div>
  );
}
