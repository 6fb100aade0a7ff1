import { TextAreaField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { reasonLength } from "./reason";

interface ReasonFieldProps {
  field: Field;
  label?: string;
  /** Who reads it. */
  hint: string;
  className?: string;
}

/** Why somebody acts on what belongs to others. */
export const ReasonField = ({ label = "Grund", ...props }: ReasonFieldProps) => (
  <TextAreaField {...props} label={label} required minLength={reasonLength.min} maxLength={reasonLength.max} rows={3} />
);
