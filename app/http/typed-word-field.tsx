import { type InvalidEvent, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { TextField } from "~/ui/field";
import { type Field, plainField } from "~/ui/field-frame";
import { missingParameter, pleaseType, type TypedAct, typedField, typedPattern } from "./typed-word";

interface TypedWordFieldProps {
  act: TypedAct;
  /** Of a form whose schema asks for the word. The address too can say that it was missing. */
  field?: Field;
}

/** Asks for the word without which an act that nobody can take back is refused. */
export function TypedWordField({ act, field }: TypedWordFieldProps) {
  const id = useId();
  const [search] = useSearchParams();
  const [isMissing, setIsMissing] = useState(false);
  const asked = field ?? plainField(typedField, "", id);
  const errors = asked.errors ?? (isMissing || search.get(missingParameter) === act ? [pleaseType(act)] : undefined);

  // The browser would say it in its own language.
  function sayHere(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault();
    event.currentTarget.focus();
    setIsMissing(true);
  }

  return (
    <TextField
      field={{ ...asked, required: true, pattern: typedPattern(act), errors }}
      label={`${pleaseType(act)}, um es zu bestätigen`}
      title={pleaseType(act)}
      onInvalid={sayHere}
      onInput={() => setIsMissing(false)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
