import { type KeyboardEvent, useRef, useState } from "react";
import { joinEntries } from "~/features/profiles/entries";
import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { TextField } from "~/ui/field";
import { type Field, initialList } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";

interface SuperadminWordsProps {
  kind: "skills" | "branchen";
  field: Field;
  newField: Field;
  label: string;
  newLabel: string;
  /** The words to choose from, beside those of the profile. */
  options: readonly { value: string; label: string }[];
}

/** Checkboxes for the words, and a line for a new one. Without script the form sends the new word when it is saved. */
export function SuperadminWords({ kind, field, newField, label, newLabel, options }: SuperadminWordsProps) {
  const [words, setWords] = useState(() =>
    joinEntries(kind, [...options.map(({ value }) => value), ...initialList(field)], ""),
  );
  const [added, setAdded] = useState<string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const labelOf = (word: string) => options.find(({ value }) => value === word)?.label ?? word;

  const chips: Field = { ...field, initialValue: [...initialList(field), ...added] };

  function add() {
    if (!line.current) return;
    if (!line.current.value.trim()) {
      setIsMissing(true);
      return line.current.focus();
    }
    const all = joinEntries(kind, words, line.current.value);
    setAdded([...added, ...all.slice(words.length)]);
    setWords(all);
    line.current.value = "";
  }

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || !event.currentTarget.value.trim()) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid gap-4">
      {words.length > 0 && (
        <ChoiceField
          field={chips}
          label={label}
          hint="Angekreuztes bleibt. Was Sie abwählen, wird beim Speichern entfernt."
          options={words.map((word) => ({ value: word, label: labelOf(word) }))}
          look="chips"
          multiple
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          field={isMissing ? { ...newField, errors: ["Bitte geben Sie zuerst ein Wort ein."] } : newField}
          label={newLabel}
          ref={line}
          onInput={() => setIsMissing(false)}
          onKeyDown={addOnEnter}
          className="grow sm:max-w-sm"
        />
        {isHydrated && (
          <Button type="button" variant="secondary" onClick={add}>
            Hinzufügen
          </Button>
        )}
      </div>
    </div>
  );
}
