import { choicesOf } from "~/features/calls/call-options";
import { targetGroups } from "~/features/calls/target-groups";
import { ChoiceField } from "~/ui/choice-field";
import { type Field, initialList } from "~/ui/field-frame";

const shownAtFirst = 6;

/** Shows six target groups; the others unfold, and are open when one of them is chosen. */
export function TargetGroupField({ field, label }: { field: Field; label: string }) {
  const choices = choicesOf(targetGroups);
  const [first, more] = [choices.slice(0, shownAtFirst), choices.slice(shownAtFirst)];
  const chosen = initialList(field);

  return (
    <div className="grid gap-2">
      <ChoiceField field={field} label={label} optional look="chips" multiple options={first} />
      <details open={more.some(({ value }) => chosen.includes(value))}>
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
          Alle {choices.length} Zielgruppen zeigen
        </summary>
        <ChoiceField
          field={{ ...field, id: `${field.id}-weitere`, errors: undefined }}
          label="Weitere Zielgruppen"
          hideLabel
          look="chips"
          multiple
          options={more}
          className="mt-1.5"
        />
      </details>
    </div>
  );
}
