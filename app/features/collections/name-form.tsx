import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { collectionMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

interface NameFormProps {
  action: string;
  label: string;
  send: string;
  name?: string;
  arrived: FormAnswer | undefined;
}

/** The name of a new list, or another one. */
export function NameForm({ action, label, send, name, arrived }: NameFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "merkliste",
    rules: () => import("./collection-schema"),
    schema: ({ collectionSchema }) => collectionSchema,
    defaultValue: { name: name ?? "" },
    arrived,
    failure: "Fehler beim Speichern der Merkliste",
  });
  return (
    <AnsweredForm form={form} action={action} className="max-w-text" once>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField field={fields.name} label={label} maxLength={collectionMax.name} />
        <Button variant="secondary" busy={isBusy} busyLabel="Wird gespeichert...">
          {send}
        </Button>
      </div>
    </AnsweredForm>
  );
}
