import { TextAreaField } from "~/ui/field";
import type { Field } from "~/ui/field-frame";
import { PreparedList } from "./prepared-list";
import { reasonLength } from "./reason";

interface ReasonFieldProps {
  field: Field;
  label?: string;
  /** Who reads it. */
  hint: string;
  /** Sentences to begin with, which fit the act. */
  prepared: readonly string[];
  className?: string;
}

/** Why somebody acts on what belongs to others. */
export const ReasonField = ({ label = "Grund", prepared, className, ...props }: ReasonFieldProps) => (
  <div className={className}>
    <TextAreaField
      {...props}
      label={label}
      required
      minLength={reasonLength.min}
      maxLength={reasonLength.max}
      rows={3}
    />
    <PreparedList reasons={prepared} fieldId={props.field.id} />
  </div>
);
