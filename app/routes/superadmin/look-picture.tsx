import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { answerPicture } from "~/features/operations/look/answer-picture.server";
import {
  backToDefault,
  type LookPictureKind,
  pictureKindOf,
  pictureLabels,
  picturePath,
} from "~/features/operations/look/look-fields";
import { readLooks } from "~/features/operations/look/looks.server";
import { PictureForm } from "~/features/operations/look/picture-form";
import { NoPicture, ShownPicture } from "~/features/operations/look/picture-list";
import { readForm } from "~/http/read-form.server";
import { useButtonResponse } from "~/http/use-button-response";
import { unlistedMeta } from "~/seo/meta";
import { Button } from "~/ui/button";
import type { Route } from "./+types/look-picture";

function kindOf({ picture }: Route.LoaderArgs["params"]) {
  const kind = pictureKindOf(picture);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export async function loader({ params }: Route.LoaderArgs) {
  const kind = kindOf(params);
  const { draft, published } = await readLooks();
  return { kind, label: pictureLabels[kind], name: (draft ?? published)?.[kind] ?? null };
}

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerPicture(getViewer(context), kindOf(params), readForm(context), request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, `${loaderData?.label} ändern`);

export default function LookPicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, label, name } = loaderData;
  return (
    <>
      <h1 className="text-4xl">{label} ändern</h1>
      <div className="mt-6 mb-8">{name ? <ShownPicture name={name} kind={kind} /> : <NoPicture kind={kind} />}</div>
      <PictureForm kind={kind} label={label} arrived={actionData} />
      {name && <BackToDefault kind={kind} />}
    </>
  );
}

function BackToDefault({ kind }: { kind: LookPictureKind }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Entfernen des Bildes" });
  return (
    <Form method="post" action={picturePath(kind)} className="mt-10 border-t border-line pt-5">
      <p className="mb-3 text-soft">Auch das gilt erst, wenn Sie den Entwurf übernehmen.</p>
      <Button name={backToDefault} value="ja" variant="secondary" size="sm" busy={isBusy}>
        Zurück zur Vorgabe
      </Button>
    </Form>
  );
}
