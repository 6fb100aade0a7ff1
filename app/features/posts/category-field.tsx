import { SelectField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { postCategories } from "./post";

export function CategoryField({ field, className }: { field: Field; className: string }) {
  return (
    <SelectField
      field={field}
      label="Kategorie"
      optional
      placeholder="Keine"
      options={postCategories.map((category) => ({ value: category, label: category }))}
      className={className}
    />
  );
}
