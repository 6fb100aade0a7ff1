import ChevronDown from "lucide-react/icons/chevron-down";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names";
import { type Bound, controlProps, type Field, FieldFrame, type FieldText, initialText } from "./field-frame";
import { ownText } from "./own-text";

type TextFieldProps = FieldText & Bound<"input"> & { field: Field; counter?: number; icon?: ReactNode };

export function TextField({
  field,
  label,
  hint,
  optional,
  hideLabel,
  className,
  counter,
  icon,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, hideLabel, className, counter }}>
      <span className="relative block">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft">{icon}</span>
        )}
        <input
          type="text"
          minLength={field.minLength}
          maxLength={counter ? undefined : field.maxLength}
          min={field.min}
          max={field.max}
          step={field.step}
          pattern={field.pattern}
          {...rest}
          {...controlProps(field, Boolean(hint || counter))}
          defaultValue={"value" in rest ? undefined : initialText(field)}
          className={classNames("control h-12", icon && "pl-11")}
        />
      </span>
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldText & Omit<Bound<"textarea">, "ref"> & { field: Field; counter?: number };

export function TextAreaField({
  field,
  label,
  hint,
  optional,
  hideLabel,
  className,
  counter,
  rows = 5,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, hideLabel, className, counter }}>
      <textarea
        rows={rows}
        minLength={field.minLength}
        maxLength={counter ? undefined : field.maxLength}
        {...rest}
        {...controlProps(field, Boolean(hint || counter))}
        ref={ownText}
        // Given a string, React would write it over what was typed before the page's program ran.
        defaultValue={"value" in rest ? undefined : [initialText(field)]}
        // `field-sizing: content` would start with one row.
        style={{ "--rows": rows } as CSSProperties}
        className={"control field-sizing-content max-h-120 min-h-[calc(var(--rows)*1lh+1.25rem+3px)] resize-y py-2.5"}
      />
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string };

/** The options of a table of words: all of them, or those of some keys. */
export const optionsOf = <Value extends string>(
  words: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(words) as Value[],
): SelectOption[] => values.map((value) => ({ value, label: words[value] }));

export type SelectGroup = { label: string; options: SelectOption[] };

type SelectFieldProps = FieldText &
  Bound<"select"> & { field: Field; options: (SelectOption | SelectGroup)[]; placeholder?: string };

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function SelectField({
  field,
  label,
  hint,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, hideLabel, className }}>
      <span className="relative block">
        <select
          {...rest}
          {...controlProps(field, Boolean(hint))}
          defaultValue={"value" in rest ? undefined : initialText(field)}
          className="control h-12 cursor-pointer appearance-none truncate pr-11"
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(option)
            ),
          )}
        </select>
        <ChevronDown aria-hidden size={20} className="pointer-events-none absolute top-3.5 right-3.5" />
      </span>
    </FieldFrame>
  );
}
