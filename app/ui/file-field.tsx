import { type Bound, controlProps, type Field, FieldFrame, type FieldText } from "./field-frame";

type FileFieldProps = FieldText & Bound<"input"> & { field: Field };

export function FileField({ field, label, hint, optional, hideLabel, className, ...rest }: FileFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, hideLabel, className }}>
      <input {...rest} {...controlProps(field, Boolean(hint))} type="file" className="file-control" />
    </FieldFrame>
  );
}
