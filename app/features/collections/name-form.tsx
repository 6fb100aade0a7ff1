import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { collectionMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Problem } from "~/ui/problem";

interface NameFormProps {
  action: string;
  label: string;
  send: string;
  name?: string;
  arrived?: FormAnswer;
}

/** The name of a new list, or another one. */
export function NameForm({ action, label, send, name, arrived }: NameFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "merkliste",
    rules: () => import("./collection-schema"),
    schema: ({ collectionSchema }) => collectionSchema,
    defaultValue: { name: name ?? "" },
    arrived,
    failure: "Fehler beim Speichern der Merkliste",
  });
  return (
    <Form method="post" action={action} id={form.id} onSubmit={form.onSubmit} noValidate className="max-w-text">
      <Problem problem={problem} />
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField field={fields.name} label={label} maxLength={collectionMax.name} autoComplete="off" />
        <Button variant="secondary" busy={isBusy} busyLabel="Wird gespeichert...">
          {send}
        </Button>
      </div>
    </Form>
  );
}
