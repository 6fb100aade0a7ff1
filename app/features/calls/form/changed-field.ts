import type { Field } from "~/ui/field-frame";

/** A field with something changed. Conform's own fields can't be spread: each property is read through a proxy. */
export function changedField(
  { key, id, name, formId, errors, errorId, descriptionId, initialValue, required }: Field,
  changes: Partial<Field>,
): Field {
  return { key, id, name, formId, errors, errorId, descriptionId, initialValue, required, ...changes };
}
