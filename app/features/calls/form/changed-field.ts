import type { Field } from "~/ui/field-frame";

/** A field with changed properties. Conform's fields can't be spread, because a proxy reads each property. */
export function changedField(
  { key, id, name, formId, errors, errorId, descriptionId, initialValue, required }: Field,
  changes: Partial<Field>,
): Field {
  return { key, id, name, formId, errors, errorId, descriptionId, initialValue, required, ...changes };
}
