import type { Field } from "~/ui/field-frame";
import type { ShownProblem } from "~/ui/problem";
import type { FormResult } from "./answer";

type Values = Record<string, unknown>;
type Errors = Record<string, string[]>;

/** What a form shows before anybody types: text, a number, a box's state, or a list of texts or of rows. */
export type DefaultValues<Name extends string> = {
  readonly [Key in Name]?: string | number | boolean | null | readonly unknown[];
};

export type FormFields<Name extends string> = Record<Name, Field & { value?: unknown }>;

export interface ListTexts {
  /** The labels of the fields whose errors are also listed above a long form. */
  labels?: Partial<Record<string, string>>;
  /** The title of that list. */
  listTitle?: (errors: Errors, values: Values) => string | undefined;
}

export function fieldOf(
  formId: string,
  name: string,
  initial: Values,
  { errors, values }: { errors: Errors; values: Values },
) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    formId,
    errors: errors[name],
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    initialValue: initial[name],
    value: values[name],
  };
}

export function errorsOf(result: FormResult | undefined): Errors {
  const errors = Object.entries(result?.error ?? {});
  return Object.fromEntries(errors.filter((entry): entry is [string, string[]] => Boolean(entry[1]?.length)));
}

/** Converts values to what a form would send for them. */
export function typedValues(values: DefaultValues<string> = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.filter(Boolean) : typed(value)]),
  );
}

function typed(value: unknown): string | undefined {
  if (typeof value === "boolean") return value ? "on" : undefined;
  return value === null || value === undefined || value === "" ? undefined : String(value);
}

type ListOptions = ListTexts & Pick<ShownProblem, "isFocusElsewhere">;

/** The errors of a form in one place. */
export function listOf(
  formId: string,
  { errors, values }: { errors: Errors; values: Values },
  { labels = {}, listTitle, isFocusElsewhere }: ListOptions,
): ShownProblem | undefined {
  const { "": ofForm, ...ofFields } = errors;
  // When the focus is at a wrong field, a long form lists only fields that may be out of view.
  const named = Object.entries(ofFields).filter(([name]) => !isFocusElsewhere || labels[name]);
  const listed = named.map(([name, [text = ""]]) => ({
    // Fields of a list, as in 'pictures[0].alt', have ids of their own.
    id: name.includes("[") ? undefined : `${formId}-${name}`,
    text: labels[name] ? `${labels[name]}: ${text}` : text,
  }));
  if (!ofForm && listed.length === 0) return undefined;
  const title = listTitle?.(errors, values) ?? ofForm?.join(" ") ?? "Bitte prüfen Sie Ihre Angaben.";
  return { title, errors: listed, isFocusElsewhere };
}

/** Whether a wrong field has the focus now. */
export function focusFirst(form: HTMLFormElement | null, errors: Errors): boolean {
  const first = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement =>
      element.matches("input:not([type=hidden]), select, textarea") && (element as HTMLInputElement).name in errors,
  );
  // Nothing in a closed disclosure can have the focus.
  for (let fold = first?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  first?.focus();
  // The error of a group of choices, or of a long text, is far below the focus.
  if (form && first) document.getElementById(`${form.id}-${first.name}-error`)?.scrollIntoView({ block: "nearest" });
  return first !== undefined && first === document.activeElement;
}
