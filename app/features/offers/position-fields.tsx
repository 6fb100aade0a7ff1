import { offerMax } from "~/text/maximums";
import { TextField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import type { TypedPosition } from "./typed-price";

interface PositionFieldsProps {
  field: Field;
  /** The errors of all fields of the form, by their names. */
  errors: Record<string, string[]>;
}

/** Hides the row after an empty one, unless it has content itself. Works without script. */
const follows =
  "not-first:hidden [&:has(input:not(:placeholder-shown))]:grid [:has(input:not(:placeholder-shown))+&]:grid " +
  "[&:has([aria-invalid])]:grid";

/** The positions of a price. The next row shows once the one before says something; an emptied one is left out. */
export function PositionFields({ field, errors }: PositionFieldsProps) {
  const typed = Array.isArray(field.initialValue) ? (field.initialValue as TypedPosition[]) : [];
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">Positionen</legend>
      <p className="text-sm text-soft">
        Bis zu {offerMax.positions}, ohne Umsatzsteuer. Eine leere Menge gilt als 1, eine geleerte Zeile fällt weg.
      </p>
      <div className="grid gap-4">
        {Array.from({ length: offerMax.positions }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have their place in the form and nothing else.
          <PositionRow key={index} {...{ field, errors, index, typed: typed[index] }} />
        ))}
      </div>
    </fieldset>
  );
}

interface PositionRowProps extends PositionFieldsProps {
  index: number;
  typed?: TypedPosition;
}

function PositionRow({ field, errors, index, typed }: PositionRowProps) {
  const part = (name: keyof TypedPosition): Field => {
    const id = `${field.id}-${index}-${name}`;
    return {
      ...{ id, name: `${field.name}[${index}].${name}`, formId: field.formId },
      ...{ errorId: `${id}-error`, descriptionId: `${id}-description` },
      initialValue: typed?.[name] ?? undefined,
      errors: errors[`${field.name}[${index}].${name}`],
    };
  };
  const which = <span className="sr-only"> ({index + 1}. Position)</span>;
  // Something to be shown while a field is empty, by which the next row knows.
  const shared = { placeholder: " " } as const;
  return (
    <div
      className={`grid grid-cols-2 gap-x-3 gap-y-3 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_7rem_8rem] ${follows}`}
    >
      <TextField
        field={part("text")}
        label={<>Was{which}</>}
        maxLength={offerMax.position}
        className="max-sm:col-span-2"
        {...shared}
      />
      <TextField field={part("quantity")} label={<>Menge{which}</>} inputMode="decimal" {...shared} />
      <TextField field={part("unit")} label={<>Einheit{which}</>} maxLength={offerMax.unit} {...shared} />
      <TextField
        field={part("unitPrice")}
        label={<>Einzelpreis in €{which}</>}
        inputMode="decimal"
        className="max-sm:col-span-2"
        {...shared}
      />
    </div>
  );
}
