import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { type Offer, offerActPath, offerPath } from "./offer";
import { OfferTermFields } from "./offer-fields";
import { typedOffer } from "./offer-schema";
import { OfferWorksField, type WorkChoices } from "./offer-works-field";

interface ChangeFormProps {
  offer: Offer;
  /** The sender's works that the offer can show. */
  works?: WorkChoices;
  arrived?: FormAnswer;
}

/** The form that changes an offer before a decision. */
export function ChangeForm({ offer, works, arrived }: ChangeFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "angebot-aendern",
    rules: () => import("./offer-schema"),
    schema: ({ offerChangeSchema }) => offerChangeSchema,
    defaultValue: { message: offer.message ?? "", ...typedOffer(offer) },
    arrived,
    failure: "Fehler beim Speichern des Angebots",
  });
  return (
    <AnsweredForm form={form} action={offerActPath(offer.id, "aendern")}>
      <TextAreaField field={fields.message} label="Nachricht" rows={8} />
      <OfferTermFields formId={form.id} fields={fields} errors={form.allErrors} />
      <OfferWorksField field={fields.works} works={works} />
      <ActionBar className="mt-7">
        <Button busy={isBusy} busyLabel="Wird gespeichert...">
          Angebot speichern
        </Button>
        <ButtonLink to={offerPath(offer.id)} variant="quiet">
          Abbrechen
        </ButtonLink>
      </ActionBar>
    </AnsweredForm>
  );
}
