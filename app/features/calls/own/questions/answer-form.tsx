import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { questionMax } from "~/text/maximums";
import { Button, CancelLink } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { questionPath } from "./question";

interface AnswerFormProps {
  id: string;
  backTo: string;
  arrived?: FormAnswer;
}

/** The form with which a company answers a question about its call. */
export function AnswerForm({ id, backTo, arrived }: AnswerFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "antwort",
    rules: () => import("./question-schema"),
    schema: ({ answerSchema }) => answerSchema,
    arrived,
    failure: "Fehler beim Senden der Antwort",
  });
  return (
    <AnsweredForm form={form} action={questionPath(id)} className="grid gap-6">
      <TextAreaField
        field={fields.answer}
        label="Ihre Antwort"
        hint="Alle Mitglieder lesen sie bei der Ausschreibung. Danach ist sie nicht mehr zu ändern."
        counter={questionMax.answer}
        rows={6}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Antwort veröffentlichen
        </Button>
        <CancelLink to={backTo} />
      </div>
    </AnsweredForm>
  );
}
