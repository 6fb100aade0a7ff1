import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { questionMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { questionsPath } from "./question";

export const questionFormId = "frage";

interface QuestionFormProps {
  call: { id: number };
  arrived?: FormAnswer;
}

/** The form for a question about a call. */
export function QuestionForm({ call, arrived }: QuestionFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: questionFormId,
    rules: () => import("./question-schema"),
    schema: ({ questionSchema }) => questionSchema,
    arrived,
    failure: "Fehler beim Senden der Frage",
  });
  return (
    <AnsweredForm form={form} action={questionsPath(call.id)} className="grid gap-4 text-ink">
      <TextAreaField
        field={fields.question}
        label="Ihre Frage"
        hint="Das Unternehmen antwortet einmal für alle. Frage und Antwort sehen dann alle Mitglieder; wer gefragt hat, erfährt niemand, auch das Unternehmen nicht."
        counter={questionMax.question}
        rows={4}
      />
      <div>
        <Button variant="secondary" busy={isBusy} busyLabel="Wird gesendet...">
          Frage senden
        </Button>
      </div>
    </AnsweredForm>
  );
}
