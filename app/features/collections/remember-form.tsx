import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { collectionMax } from "~/text/maximums";
import { Button, CancelLink } from "~/ui/button";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { rememberPath, type Subject } from "./collection";

interface RememberFormProps {
  subject: Subject;
  lists: { id: string; name: string; isThere: boolean }[];
  /** The list that is chosen already, and the note there. */
  chosen: string;
  note: string | null;
  back: string;
  arrived: FormAnswer | undefined;
}

/** Puts a creative or a work on a list, old or new. */
export function RememberForm({ subject, lists, chosen, note, back, arrived }: RememberFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "merken",
    rules: () => import("./collection-schema"),
    schema: ({ rememberSchema }) => rememberSchema,
    defaultValue: { collection: chosen, note },
    arrived,
    failure: "Fehler beim Speichern der Merkliste",
  });
  return (
    <AnsweredForm form={form} action={rememberPath(subject)} className="grid gap-6" once>
      {lists.length > 0 && (
        <SelectField
          field={fields.collection}
          label="Merkliste"
          placeholder="Neue Merkliste"
          options={lists.map(({ id, name, isThere }) => ({
            value: id,
            label: isThere ? `${name} (steht darauf)` : name,
          }))}
        />
      )}
      <TextField
        field={fields.name}
        label="Name der neuen Merkliste"
        optional={lists.length > 0}
        hint={lists.length > 0 ? "Nur für eine neue." : "Zum Beispiel „Fotografie 2027“."}
        maxLength={collectionMax.name}
      />
      <TextAreaField
        field={fields.note}
        label="Notiz"
        optional
        hint="Nur für Sie, auch wenn Sie die Liste teilen. Notizen können unter das Auskunftsrecht fallen."
        counter={collectionMax.note}
        rows={3}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird gespeichert...">
          Merken
        </Button>
        <CancelLink to={back} />
      </div>
    </AnsweredForm>
  );
}
