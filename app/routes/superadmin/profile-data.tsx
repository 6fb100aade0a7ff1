import Download from "lucide-react/icons/download";
import { ReasonForm } from "~/audit/reason-form";
import { getViewer } from "~/auth/guards.server";
import { listAcknowledgements } from "~/auth/legal/acknowledge.server";
import { AcknowledgementList } from "~/auth/legal/acknowledgement-list";
import { findExport } from "~/features/own-data/own/exports.server";
import { canDelete } from "~/features/profiles/superadmin/moderation";
import { getProfileForSuperadmin } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { whatGoesText } from "~/features/profiles/superadmin/what-goes";
import { countWhatGoes } from "~/features/profiles/superadmin/what-goes.server";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import type { Route } from "./+types/profile-data";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const profile = await getProfileForSuperadmin(params.id);
  const { id, name } = profile;
  const [copy, acknowledgements, goes] = await Promise.all([
    findExport(id, viewer.id),
    listAcknowledgements(id),
    countWhatGoes(id),
  ]);
  return { id, name, copy, acknowledgements, goes: whatGoesText(goes), mayDelete: canDelete(viewer, profile) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Auskunft und Löschung");

export default function ProfileData({
  loaderData: { id, name, copy, acknowledgements, goes, mayDelete },
}: Route.ComponentProps) {
  const path = `/admin/profile/${id}`;
  return (
    <>
      <p>
        <TextLink to={path} className="hit">
          {name}
        </TextLink>
      </p>
      <h1 className="mt-2 text-4xl">Auskunft und Löschung</h1>
      <p className="mt-4 max-w-text text-soft">
        Nur auf Wunsch der Person selbst, und nur, wenn Sie sicher sind, dass der Wunsch von ihr kommt. Wer angemeldet
        ist, erledigt beides im eigenen Konto. Alles hier wird im Protokoll vermerkt.
      </p>
      <Section title="Kopie der Daten">
        {copy?.state === "waiting" && (
          <Notice title="Die Kopie wird erstellt." className="mb-6">
            Das dauert meist nur ein paar Minuten. Sobald sie fertig ist, schreiben wir Ihnen.
          </Notice>
        )}
        {copy?.state === "failed" && (
          <Notice kind="error" title="Die Kopie konnte nicht erstellt werden." className="mb-6">
            Bitte versuchen Sie es später noch einmal.
          </Notice>
        )}
        {copy?.state === "ready" && (
          <Notice
            kind="success"
            title="Die Kopie ist fertig."
            className="mb-6"
            action={
              <form method="post" action={`${path}/kopie/abholen`}>
                <Button icon={<Download aria-hidden size={20} />}>Herunterladen</Button>
              </form>
            }
          >
            Sie können sie bis {formatMoment(copy.expiresAt)} herunterladen. Geben Sie sie nur der Person selbst.
          </Notice>
        )}
        <ReasonForm action={`${path}/kopie`} label="Kopie erstellen" failure="Keine Kopie erstellt">
          Sie bekommen die Datei, die die Person in ihrem Konto bekäme, aber ohne die Angebote und Nachrichten, die
          andere ihr geschrieben haben: Die liest nur sie selbst. Jedes Herunterladen wird vermerkt und braucht Ihr
          Passwort.
        </ReasonForm>
      </Section>
      {acknowledgements.length > 0 && (
        <Section title="AGB und Datenschutz">
          <AcknowledgementList acknowledgements={acknowledgements} />
        </Section>
      )}
      <Section title="Konto löschen">
        {mayDelete ? (
          <ReasonForm
            action={`${path}/loeschen`}
            label="Konto endgültig löschen"
            failure="Fehler beim Löschen des Kontos"
            danger
            typed="delete"
          >
            Gelöscht wird dasselbe, wie wenn die Person ihr Konto löscht. {goes} Das lässt sich nicht rückgängig machen.
            Bei Verstößen sperren Sie das Konto, statt es zu löschen.
          </ReasonForm>
        ) : (
          <p className="text-soft">Konten von Administratorinnen und Administratoren lassen sich hier nicht löschen.</p>
        )}
      </Section>
    </>
  );
}
