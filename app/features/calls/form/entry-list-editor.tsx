import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { entryOf } from "~/features/calls/call-schema";
import { callMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { controlProps, type Field, FieldErrors, Label } from "~/ui/field-frame";
import { moved, pastedEntries } from "./entries";
import { EntryButton } from "./entry-button";

export type EntryListFieldProps = { field: Field; label: string; hint: string; placeholder: string };

type EntryListEditorProps = EntryListFieldProps & { entries: string[]; onChange: (entries: string[]) => void };

/** Enter adds an entry, Backspace in an empty field takes the last one back, arrow keys or the mouse reorder them. */
export function EntryListEditor({ field, label, hint, placeholder, entries, onChange }: EntryListEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState("");
  const [problem, setProblem] = useState<string>();
  const shown = problem ? { ...field, errors: [problem] } : field;
  const isFirst = useRef(true);

  // Tell the form's listeners, such as the draft, about a change that nobody typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs because the entries changed.
  useEffect(() => {
    if (!isFirst.current) box.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [entries]);

  function change(next: string[], message: string) {
    onChange(next);
    setNews(message);
  }

  function add() {
    if (!input.current) return;
    const text = entryOf(input.current.value);
    if (!text || entries.includes(text)) {
      setProblem(text ? `„${text}“ steht schon in der Liste.` : "Bitte geben Sie zuerst einen Eintrag ein.");
      return input.current.focus();
    }
    input.current.value = "";
    change([...entries, text], `„${text}“ hinzugefügt.`);
  }

  function addLines(event: ClipboardEvent<HTMLInputElement>) {
    const added = pastedEntries(event.clipboardData.getData("text"), entries);
    if (!added) return;
    event.preventDefault();
    change([...entries, ...added], `${added.length} Einträge hinzugefügt.`);
  }

  function takeLastBack() {
    const last = entries.at(-1);
    if (!input.current || last === undefined) return;
    input.current.value = last;
    change(entries.slice(0, -1), `„${last}“ zum Bearbeiten zurückgeholt.`);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && event.currentTarget.value === "") {
      event.preventDefault();
      takeLastBack();
    }
  }

  function drop(onto: number) {
    if (dragged === null || dragged === onto) return;
    change(moved(entries, dragged, onto), `„${entries[dragged]}“ verschoben.`);
    setDragged(null);
  }

  return (
    <fieldset ref={box} className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 font-semibold">
        <Label label={label} optional />
      </legend>
      {entries.length > 0 && (
        <ol className="mb-1 border-t border-line">
          {entries.map((entry, index) => (
            <li
              key={entry}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => drop(index)}
              className={classNames("flex items-center gap-1 border-b border-line", dragged === index && "opacity-50")}
            >
              <input type="hidden" name={field.name} value={entry} form={field.formId} />
              <GripVertical aria-hidden size={20} className="shrink-0 cursor-grab text-soft" />
              <span className="min-w-0 grow py-2 wrap-anywhere hyphens-auto">{entry}</span>
              <EntryButton
                label={`${entry} nach oben`}
                icon={ArrowUp}
                isOff={index === 0}
                onClick={() => change(moved(entries, index, index - 1), `„${entry}“ ist jetzt an Stelle ${index}.`)}
              />
              <EntryButton
                label={`${entry} nach unten`}
                icon={ArrowDown}
                isOff={index === entries.length - 1}
                onClick={() => change(moved(entries, index, index + 1), `„${entry}“ ist jetzt an Stelle ${index + 2}.`)}
              />
              <EntryButton
                label={`${entry} entfernen`}
                icon={X}
                onClick={() => {
                  change(entries.toSpliced(index, 1), `„${entry}“ entfernt.`);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex gap-2">
        <input
          ref={input}
          {...controlProps(shown, true)}
          type="text"
          aria-label={`${label}: neuer Eintrag`}
          placeholder={placeholder}
          maxLength={callMax.entry}
          enterKeyHint="done"
          onInput={() => setProblem(undefined)}
          onKeyDown={handleKey}
          onPaste={addLines}
          className="control h-12"
        />
        <Button type="button" variant="secondary" size="icon" onClick={add}>
          <Plus aria-hidden size={22} />
          <span className="sr-only">{label}: Eintrag hinzufügen</span>
        </Button>
      </div>
      <FieldErrors field={shown} />
      <p id={field.descriptionId} className="text-sm text-soft">
        {hint} Mit Eingabe hinzufügen.
      </p>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
    </fieldset>
  );
}
