import { classNames } from "./class-names";
import { type Field, FieldErrors, initialList } from "./field-frame";

interface ChosenRowsProps {
  field: Field;
  legend: string;
  rows: { id: string; name: string }[];
}

/** What a form acts on, each in a box, so that somebody can be left out. */
export function ChosenRows({ field, legend, rows }: ChosenRowsProps) {
  const chosen = initialList(field);
  return (
    <fieldset
      key={rows.map(({ id }) => id).join()}
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.errors && field.errorId}
    >
      <legend className="font-semibold">{legend}</legend>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {rows.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                name={field.name}
                form={field.formId}
                value={id}
                defaultChecked={chosen.includes(id)}
                className={classNames(
                  "mt-0.5 size-5.5 shrink-0 cursor-pointer rounded-sm accent-ink",
                  field.errors && "outline-2 outline-danger",
                )}
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <FieldErrors field={field} />
    </fieldset>
  );
}
