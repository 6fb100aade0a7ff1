import ExternalLink from "lucide-react/icons/external-link";
import { getViewer } from "~/auth/guards.server";
import { answerDraft } from "~/features/operations/look/answer-draft.server";
import { lookDefaults } from "~/features/operations/look/look-defaults.server";
import { type LookField, lookFields, lookParts, pictureKinds, textParts } from "~/features/operations/look/look-fields";
import { LookForm } from "~/features/operations/look/look-form";
import { readLooks } from "~/features/operations/look/looks.server";
import { whyNotName } from "~/features/operations/look/name-taken.server";
import { type LookPictures, PictureList } from "~/features/operations/look/picture-list";
import { previewOf } from "~/http/look-preview";
import { readForm } from "~/http/read-form.server";
import { versionOf } from "~/http/seen-version.server";
import { useButtonResponse } from "~/http/use-button-response";
import { noLook } from "~/look.server";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { formatMoment } from "~/text/dates";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/look";

export async function loader() {
  const { draft, published, before } = await readLooks();
  const look = draft ?? published ?? noLook;
  const values = Object.fromEntries(lookFields.map((field) => [field, look[field] ?? ""]));
  const whyNot = draft && (await whyNotName(published, draft));
  const pictures = Object.fromEntries(pictureKinds.map((kind) => [kind, look[kind]]));
  return {
    values: values as Record<LookField, string>,
    pictures: pictures as LookPictures,
    defaults: lookDefaults(look.name ?? settings.supportName),
    version: versionOf(textParts(look)),
    /** With the pictures, for the button that publishes all of it. */
    whole: versionOf(lookParts(look)),
    isDraft: draft !== null,
    whyNot,
    // Once, because the look before the one before is stored no longer.
    undoable: published && before && { id: published.id, at: published.publishedAt },
  };
}

export const action = ({ context }: Route.ActionArgs) => answerDraft(getViewer(context), readForm(context));

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Auftritt");

export default function LookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, pictures, defaults, version, whole, isDraft, whyNot, undoable } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Auftritt</h1>
      <p className="mt-4 mb-8 max-w-text text-soft">
        Name, Sätze, Akzentfarbe, Logo und Bild zum Teilen der Website. Gespeichert wird ein Entwurf, den nur Sie und
        andere Superadmins sehen. Erst „Übernehmen“ zeigt ihn allen, und „Rückgängig“ nimmt ihn wieder zurück.
      </p>
      {isDraft && <DraftNotice version={whole} whyNot={whyNot} />}
      <LookForm values={values} defaults={defaults} version={version} arrived={actionData} />
      <PictureList pictures={pictures} />
      {undoable && (
        <section aria-labelledby="gilt" className="mt-12 border-t-2 border-ink pt-5">
          <h2 id="gilt" className="text-2xl">
            Was gilt
          </h2>
          <p className="mt-2 mb-4 text-soft">
            Der jetzige Auftritt gilt seit {formatMoment(undoable.at ?? new Date(0))}. „Rückgängig“ stellt den davor
            wieder her.
            {isDraft && " Der Entwurf bleibt, und der jetzige Auftritt wird gelöscht."}
          </p>
          <ActButton act="rueckgaengig" label="Rückgängig" failure="Fehler beim Zurücknehmen des Auftritts">
            <input type="hidden" name="id" value={undoable.id} />
          </ActButton>
        </section>
      )}
    </>
  );
}

function DraftNotice({ version, whyNot }: { version: string; whyNot: string | null }) {
  const pages = [
    { to: "/", label: "Startseite" },
    { to: "/kreative", label: "Kreative" },
  ];
  return (
    <Notice title="Es gibt einen Entwurf, der noch nicht gilt." className="mb-8">
      {/* Somebody has taken the name meanwhile. */}
      {whyNot && <p className="mt-2">{whyNot}</p>}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {pages.map(({ to, label }) => (
          <ButtonLink
            key={to}
            to={previewOf(to)}
            target="_blank"
            reloadDocument
            variant="secondary"
            size="sm"
            icon={<ExternalLink aria-hidden size={18} />}
          >
            Vorschau: {label}
            <span className="sr-only"> (neues Fenster)</span>
          </ButtonLink>
        ))}
        <ActButton act="uebernehmen" label="Übernehmen" failure="Fehler beim Übernehmen des Auftritts" isMain>
          <input type="hidden" name="seen" value={version} />
        </ActButton>
        <ActButton act="entwurf-verwerfen" label="Entwurf verwerfen" failure="Fehler beim Verwerfen des Entwurfs">
          <input type="hidden" name="seen" value={version} />
        </ActButton>
      </div>
    </Notice>
  );
}

interface ActButtonProps {
  act: string;
  label: string;
  failure: string;
  isMain?: boolean;
  children?: React.ReactNode;
}

function ActButton({ act, label, failure, isMain, children }: ActButtonProps) {
  const { Form, isBusy } = useButtonResponse({ failure });
  return (
    <Form method="post" action={`/admin/auftritt/${act}`} preventScrollReset>
      {children}
      <Button variant={isMain ? "primary" : "secondary"} size="sm" busy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
