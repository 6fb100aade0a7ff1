import { useEffect, useState } from "react";
import { entriesOf } from "~/features/calls/call-schema";
import { TextAreaField } from "~/ui/field";
import { initialList } from "~/ui/field-frame";
import { EntryListEditor, type EntryListFieldProps } from "./entry-list-editor";

/** A list of short texts: a text area with one per line, or with script an editor for keyboard and mouse. */
export function EntryListField({ field, label, hint, placeholder }: EntryListFieldProps) {
  const [entries, setEntries] = useState<string[] | null>(null);

  useEffect(() => {
    const area = document.getElementById(field.id);
    setEntries(entriesOf([area instanceof HTMLTextAreaElement ? area.value : ""]));
  }, [field.id]);

  if (entries) {
    return <EntryListEditor {...{ field, label, hint, placeholder, entries }} onChange={setEntries} />;
  }
  return (
    <TextAreaField
      field={{ ...field, initialValue: initialList(field).join("\n") }}
      label={label}
      hint={`${hint} Eine Zeile für jeden Eintrag.`}
      optional
      rows={4}
    />
  );
}
