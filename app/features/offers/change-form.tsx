import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { CancelLabel } from "~/ui/cancel-label";
import { TextAreaField } from "~/ui/field";
import { changedVersionField, type OfferDraft } from "./draft";
import { DraftNote, DraftState, useKeptDraft } from "./draft-note";
import { type Offer, offerActPath, offerPath } from "./offer";
import { OfferTermFields } from "./offer-fields";
import { type OfferPreview, PreviewOfOffer, previewField } from "./offer-preview";
import { typedOffer } from "./offer-schema";
import { OfferWorksField, type WorkChoices } from "./offer-works-field";

const formId = "angebot-aendern";

interface ChangeFormProps {
  offer: Offer;
  /** The sender's works that the offer can show. */
  works?: WorkChoices;
  arrived: FormAnswer | undefined;
  /** What the sender has begun to change. */
  draft: OfferDraft | null;
}

/** The form that changes an offer before a decision. */
export function ChangeForm({ offer, works, arrived, draft }: ChangeFormProps) {
  const path = offerActPath(offer.id, "aendern");
  const callId = offer.call.id ?? 0;
  const saved = useKeptDraft(formId, callId, draft);
  const { form, fields, answer, isBusy } = useAnsweredForm({
    id: formId,
    rules: () => import("./offer-schema"),
    schema: ({ offerChangeSchema }) => offerChangeSchema,
    defaultValue: draft ? { priceKind: "", ...draft.values } : { message: offer.message ?? "", ...typedOffer(offer) },
    arrived,
    failure: "Fehler beim Speichern des Angebots",
  });
  const preview = !isBusy && answer && "preview" in answer ? (answer.preview as OfferPreview) : undefined;
  return (
    <>
      <DraftNote saved={saved} callId={callId} returnTo={path} />
      <AnsweredForm form={form} action={path}>
        <input type="hidden" name={changedVersionField} value={offer.version} />
        <TextAreaField field={fields.message} label="Nachricht" rows={8} />
        <OfferTermFields formId={form.id} fields={fields} errors={form.allErrors} />
        <OfferWorksField field={fields.works} works={works} />
        {preview && <PreviewOfOffer preview={preview} works={works} />}
        <ActionBar isStacked className="mt-7">
          <Button busy={isBusy} busyLabel="Wird gespeichert...">
            Angebot speichern
          </Button>
          <Button name={previewField} value="ja" variant="secondary" busy={isBusy}>
            Vorschau
          </Button>
          <DraftState saved={saved} />
          <ButtonLink to={offerPath(offer.id)} variant="quiet">
            <CancelLabel />
          </ButtonLink>
        </ActionBar>
      </AnsweredForm>
    </>
  );
}
