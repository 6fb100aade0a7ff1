import type { UsageRights } from "~/db/schema";
import {
  MessageFields,
  MessageFormFrame,
  type MessageFormProps,
  messageDefaults,
} from "~/features/messages/message-form";
import { typedRights } from "~/features/rights/rights-schema";
import { useAnsweredForm } from "~/http/use-answered-form";
import { OfferTermFields } from "./offer-fields";
import { OfferWorksField, type WorkChoices } from "./offer-works-field";

export type OfferFormProps = MessageFormProps & {
  /** The sender's works that the offer can show. */
  works?: WorkChoices;
  /** The rights that the call asks for, with which the form begins. */
  asked?: UsageRights | null;
};

/** The form 'Angebot senden': a message about a call with the figures of the offer. */
export function OfferForm({ works, asked, ...props }: OfferFormProps) {
  const answered = useAnsweredForm({
    id: props.id,
    rules: () => import("./offer-schema"),
    schema: ({ offerSchema }) => offerSchema,
    defaultValue: { ...messageDefaults(props), priceKind: "", ...typedRights(asked) },
    arrived: props.arrived,
    failure: "Fehler beim Senden des Angebots",
  });
  return (
    <MessageFormFrame {...props} answered={answered} sendLabel="Angebot senden" wayOut={props.children}>
      <MessageFields id={props.id} sender={props.sender} fields={answered.fields} />
      <OfferTermFields formId={props.id} fields={answered.fields} errors={answered.form.allErrors} asked={asked} />
      <OfferWorksField field={answered.fields.works} works={works} />
    </MessageFormFrame>
  );
}
