import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { reportMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";

export function ObjectionForm({ action, arrived }: { action: string; arrived: FormAnswer | undefined }) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "einspruch",
    rules: () => import("./objection"),
    schema: ({ objectionSchema }) => objectionSchema,
    arrived,
    failure: "Fehler beim Senden des Einspruchs",
  });
  return (
    <AnsweredForm form={form} action={action} className="grid gap-6">
      <TextAreaField field={fields.text} label="Was sehen Sie anders?" counter={reportMax.objection} rows={8} />
      <div>
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Einspruch erheben
        </Button>
      </div>
    </AnsweredForm>
  );
}
