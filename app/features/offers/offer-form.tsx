import type { UsageRights } from "~/db/schema";
import {
  MessageFields,
  MessageFormFrame,
  type MessageFormProps,
  messageDefaults,
} from "~/features/messages/message-form";
import { typedRights } from "~/features/rights/rights-schema";
import { useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import type { OfferDraft } from "./draft";
import { DraftNote, DraftState, useKeptDraft } from "./draft-note";
import { OfferTermFields } from "./offer-fields";
import { type OfferPreview, PreviewOfOffer, previewField } from "./offer-preview";
import { OfferWorksField, type WorkChoices } from "./offer-works-field";

export type OfferFormProps = MessageFormProps & {
  /** The sender's works that the offer can show. */
  works?: WorkChoices;
  /** The rights that the call asks for, with which the form begins. */
  asked?: UsageRights | null;
  /** What the sender has begun to write for the call. */
  draft: OfferDraft | null;
  /** What the sender has offered for the call and withdrawn, with which the form begins. */
  withdrawn?: OfferDraft["values"] | null;
};

/** The form 'Angebot senden': a message about a call with the figures of the offer. */
export function OfferForm({ works, asked, draft, withdrawn, ...props }: OfferFormProps) {
  const callId = props.to.call?.id ?? 0;
  const saved = useKeptDraft(props.id, callId, draft);
  const answered = useAnsweredForm({
    id: props.id,
    rules: () => import("./offer-schema"),
    schema: ({ offerSchema }) => offerSchema,
    defaultValue: { ...messageDefaults(props), priceKind: "", ...(draft?.values ?? withdrawn ?? typedRights(asked)) },
    arrived: props.arrived,
    failure: "Fehler beim Senden des Angebots",
  });
  const { answer, isBusy } = answered;
  const preview = !isBusy && answer && "preview" in answer ? (answer.preview as OfferPreview) : undefined;
  const more = (
    <>
      <Button name={previewField} value="ja" variant="secondary" busy={isBusy}>
        Vorschau
      </Button>
      <DraftState saved={saved} />
    </>
  );
  return (
    <>
      <DraftNote saved={saved} callId={callId} returnTo={props.returnTo} />
      <MessageFormFrame {...props} answered={answered} sendLabel="Angebot senden" more={more} wayOut={props.children}>
        <MessageFields id={props.id} sender={props.sender} fields={answered.fields} />
        <OfferTermFields formId={props.id} fields={answered.fields} errors={answered.form.allErrors} asked={asked} />
        <OfferWorksField field={answered.fields.works} works={works} />
        {preview && <PreviewOfOffer preview={preview} works={works} />}
      </MessageFormFrame>
    </>
  );
}
