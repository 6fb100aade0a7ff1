import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { type Field, FieldErrors, type FieldText, initialList, Label } from "./field-frame";
import { WholeWords } from "./whole-words";

export type Choice = { value: string; label: ReactNode; disabled?: boolean };

type ChoiceFieldProps = FieldText & {
  field: Field;
  options: Choice[];
  /** `segments` share one row and fit two to four short words; `chips` wrap. */
  look?: "segments" | "chips";
  /** Checkboxes instead of radio buttons. */
  multiple?: boolean;
  onChoose?: (value: string, isChosen: boolean) => void;
};

export function ChoiceField({
  field,
  label,
  hint,
  optional,
  hideLabel,
  className,
  options,
  look = "segments",
  multiple = false,
  onChoose,
}: ChoiceFieldProps) {
  const chosen = initialList(field);
  const isSegments = look === "segments";

  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={classNames(field.errors && field.errorId, hint && field.descriptionId) || undefined}
      className={classNames("grid min-w-0 content-start gap-1.5", className)}
    >
      <legend className={hideLabel ? "sr-only" : "mb-1.5 font-semibold"}>
        <Label label={label} optional={optional} />
      </legend>
      <div
        className={isSegments ? "grid auto-cols-fr grid-flow-col max-[20rem]:grid-flow-row" : "flex flex-wrap gap-2"}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "chip",
              field.errors && "border-danger",
              isSegments ? "min-h-12 not-first:-ml-[1.5px] first:rounded-l-sm last:rounded-r-sm" : "rounded-sm",
            )}
          >
            <input
              type={multiple ? "checkbox" : "radio"}
              name={field.name}
              form={field.formId}
              value={option.value}
              required={!multiple && field.required}
              disabled={option.disabled}
              defaultChecked={chosen.includes(option.value)}
              onChange={onChoose && ((event) => onChoose(option.value, event.currentTarget.checked))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldErrors field={field} />
      {hint && (
        <p id={field.descriptionId} className="hint">
          <WholeWords text={hint} />
        </p>
      )}
    </fieldset>
  );
}
