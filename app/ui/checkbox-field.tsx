import { classNames } from "./class-names";
import { type Bound, controlProps, type Field, FieldErrors, type FieldText, initialText } from "./field-frame";
import { WholeWords } from "./whole-words";

type CheckboxFieldProps = Omit<FieldText, "hideLabel" | "optional"> & Bound<"input"> & { field: Field; value?: string };

export function CheckboxField({ field, label, hint, className, value = "on", ...rest }: CheckboxFieldProps) {
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          {...controlProps(field, Boolean(hint))}
          type="checkbox"
          value={value}
          defaultChecked={"checked" in rest ? undefined : initialText(field) === value}
          className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded-sm accent-ink aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <span>{label}</span>
      </label>
      <FieldErrors field={field} />
      {hint && (
        <p id={field.descriptionId} className={classNames("hint pl-8.5", !field.errors && "-mt-2.5")}>
          <WholeWords text={hint} />
        </p>
      )}
    </div>
  );
}
