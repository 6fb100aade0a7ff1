import { classNames } from "./class-names";
import { type Bound, controlProps, type Field, FieldFrame, type FieldText } from "./field-frame";

type FileFieldProps = FieldText & Bound<"input"> & { field: Field };

export function FileField({ field, label, hint, optional, hideLabel, className, ...rest }: FileFieldProps) {
  return (
    <FieldFrame {...{ field, label, hint, optional, hideLabel, className }}>
      <input
        {...rest}
        {...controlProps(field, Boolean(hint))}
        type="file"
        className={classNames(
          "w-full cursor-pointer rounded-sm border-[1.5px] border-dashed border-edge p-1.5 text-note text-soft hover:border-ink aria-invalid:border-danger",
          "file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper",
        )}
      />
    </FieldFrame>
  );
}
