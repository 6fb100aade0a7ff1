import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ComponentProps, type InputEvent, type ReactNode, useEffect, useState } from "react";
import { classNames } from "./class-names";
import { WholeWords } from "./whole-words";

/** The data that a control needs, of `useAnsweredForm` or `plainField`. */
export type Field = {
  id: string;
  name: string;
  formId?: string;
  errors?: string[];
  errorId: string;
  descriptionId: string;
  initialValue?: unknown;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
};

/** A field for forms without a schema, such as a search that only changes the address. */
export function plainField(name: string, initialValue?: string | string[] | null, id = name): Field {
  return { id, name, initialValue: initialValue ?? undefined, errorId: `${id}-fehler`, descriptionId: `${id}-hinweis` };
}

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Adds a quiet 'optional' to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
};

/** A control's properties, without those that its field sets. */
export type Bound<Element extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Element>,
  "id" | "name" | "form" | "className" | "defaultValue" | "size"
>;

export const initialText = ({ initialValue }: Field) => (typeof initialValue === "string" ? initialValue : "");

export const initialList = ({ initialValue }: Field): string[] =>
  Array.isArray(initialValue) ? initialValue.map(String) : typeof initialValue === "string" ? [initialValue] : [];

export function controlProps(field: Field, hasDescription: boolean) {
  const describedBy = classNames(field.errors && field.errorId, hasDescription && field.descriptionId);
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    // Without a schema, the property of the control says it.
    ...(field.required !== undefined && { required: field.required }),
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
}

export function Label({ label, optional }: Pick<FieldText, "label" | "optional">) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-soft"> (optional)</span>}
    </>
  );
}

export function FieldErrors({ field }: { field: Pick<Field, "errors" | "errorId"> }) {
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="flex gap-1.5 text-note font-medium text-danger">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>
        <WholeWords text={field.errors.join(" ")} />
      </span>
    </p>
  );
}

type FieldFrameProps = FieldText & {
  field: Field;
  /** The allowed number of characters, shown while people type. */
  counter?: number;
  children: ReactNode;
};

const countCharacters = (text: string) => [...text].length;

export function FieldFrame({ field, label, hint, optional, hideLabel, counter, className, children }: FieldFrameProps) {
  const [length, setLength] = useState(() => countCharacters(initialText(field)));

  // Include what the person typed before this script ran.
  useEffect(() => {
    const element = counter ? document.getElementById(field.id) : null;
    if (element && "value" in element) setLength(countCharacters(String(element.value)));
  }, [counter, field.id]);

  function countTyped({ target }: InputEvent<HTMLDivElement>) {
    if ("value" in target) setLength(countCharacters(String(target.value)));
  }

  return (
    <div
      data-optional={optional || undefined}
      className={classNames("grid content-start gap-1.5", className)}
      onInput={counter ? countTyped : undefined}
    >
      <label htmlFor={field.id} className={hideLabel ? "sr-only" : "w-fit font-semibold"}>
        <Label label={label} optional={optional} />
      </label>
      {children}
      <FieldErrors field={field} />
      {(hint || counter) && (
        <div id={field.descriptionId} className="hint flex justify-between gap-x-4 max-[20rem]:flex-wrap">
          <span>
            <WholeWords text={hint} />
          </span>
          {counter && (
            <span
              className={classNames(
                "shrink-0 tabular-nums noscript:hidden",
                length > counter && "font-semibold text-danger",
              )}
            >
              {length}/{counter} Zeichen
            </span>
          )}
          {counter && <span className="hidden shrink-0 noscript:inline">höchstens {counter} Zeichen</span>}
        </div>
      )}
    </div>
  );
}
