import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { letterMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";

interface LetterFormProps {
  /** The sentences of the last letters, to begin with. */
  text: string;
  arrived: FormAnswer | undefined;
}

export function LetterForm({ text, arrived }: LetterFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "briefe",
    rules: () => import("./letter-schema"),
    schema: ({ letterSchema }) => letterSchema,
    arrived,
    defaultValue: { text },
    failure: "Fehler beim Vorbereiten der Briefe",
  });
  return (
    <AnsweredForm form={form} action="/admin/briefe" once>
      <div className="grid max-w-text gap-5">
        <TextAreaField
          field={fields.text}
          label="Ihre Sätze"
          hint="Sie stehen in jedem Brief nach der Anrede. Schreiben Sie, wer Sie sind, woher Sie Name und Adresse haben und warum Sie einladen."
          counter={letterMax.text}
          rows={7}
        />
        <Button busy={isBusy} busyLabel="Wird vorbereitet..." className="sm:justify-self-start">
          Briefe vorbereiten
        </Button>
      </div>
    </AnsweredForm>
  );
}
