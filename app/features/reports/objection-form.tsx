import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { reportMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Problem } from "~/ui/problem";

export function ObjectionForm({ action, arrived }: { action: string; arrived?: FormAnswer }) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "einspruch",
    rules: () => import("./objection"),
    schema: ({ objectionSchema }) => objectionSchema,
    arrived,
    failure: "Fehler beim Senden des Einspruchs",
  });
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate className="grid gap-6">
      <Problem problem={problem} />
      <TextAreaField field={fields.text} label="Was sehen Sie anders?" counter={reportMax.objection} rows={8} />
      <div>
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Einspruch erheben
        </Button>
      </div>
    </Form>
  );
}
