import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { pleaseType, type TypedAct, typedField, typedPattern } from "./typed-word";

interface TypedWordFieldProps {
  act: TypedAct;
  /** The form, where the field is outside of it. */
  form?: string;
  id?: string;
}

/** Asks for the word without which an act that nobody can take back is refused. */
export function TypedWordField({ act, form, id = `${form}-wort` }: TypedWordFieldProps) {
  return (
    <TextField
      field={{ ...plainField(typedField, "", id), formId: form, required: true, pattern: typedPattern(act) }}
      label={`${pleaseType(act)}, um es zu bestätigen`}
      title={pleaseType(act)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
