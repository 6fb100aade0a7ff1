import { orderPath } from "~/features/offers/offer";
import { centsText } from "~/features/offers/terms";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { orderMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { agreedDays, type OrderProgress, orderAct } from "./order";
import { answerTo } from "./words-form";

export const proposalFormId = "vorschlag";

interface ProposalFormProps {
  id: string;
  progress: Pick<OrderProgress, "agreed" | "proposal">;
  today: string;
  arrived: FormAnswer | undefined;
}

/** Proposes days, another price and other changes. It begins with the open proposal, or with what is agreed now. */
export function ProposalForm({ id, progress, today, arrived }: ProposalFormProps) {
  const { proposal } = progress;
  const days = proposal ?? agreedDays(progress);
  const { form, fields, isBusy } = useAnsweredForm({
    id: proposalFormId,
    rules: () => import("./order-schema"),
    schema: ({ proposalSchema }) => proposalSchema,
    defaultValue: {
      entwurf: days.draftOn,
      korrektur: days.correctionOn,
      lieferung: days.deliveryOn,
      preis: proposal?.totalCents == null ? "" : centsText(proposal.totalCents),
      text: proposal?.words,
    },
    arrived: answerTo(orderAct.propose, arrived),
    failure: "Fehler beim Senden des Vorschlags",
  });
  return (
    <AnsweredForm form={form} action={orderPath(id)} className="grid gap-5 text-ink">
      <input type="hidden" name={orderAct.field} value={orderAct.propose} />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField field={fields.entwurf} label="Entwurf" optional type="date" min={today} />
        <TextField field={fields.korrektur} label="Korrektur" optional type="date" min={today} />
        <TextField field={fields.lieferung} label="Lieferung" optional type="date" min={today} />
      </div>
      <TextField
        field={fields.preis}
        label="Neuer Preis zusammen, in Euro"
        hint="Nur, wenn er sich ändert, mit derselben Umsatzsteuer wie im Angebot."
        optional
        inputMode="decimal"
      />
      <TextAreaField
        field={fields.text}
        label="Was sich sonst ändert"
        hint="Umfang, Nutzungsrechte und alles andere, was auf dem Auftragsblatt stehen soll."
        optional
        counter={orderMax.words}
        rows={3}
      />
      <div>
        <Button variant="secondary" busy={isBusy} busyLabel="Wird gesendet...">
          Vorschlag senden
        </Button>
      </div>
    </AnsweredForm>
  );
}
