import { SelectField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { grounds } from "./grounds";

const options = Object.entries(grounds).map(([value, label]) => ({
  value,
  label: label[0]?.toUpperCase() + label.slice(1),
}));

export function GroundField({ field, className }: { field: Field; className?: string }) {
  return <SelectField field={field} className={className} label="Worauf stützen Sie sich?" options={options} />;
}
