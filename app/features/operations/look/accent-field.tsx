import { type InputEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { type Field, initialText } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";
import { BackToDefault, defaultHint, setTyped, withWayBack } from "./default-hint";
import { lookLabels } from "./look-fields";
import { nearestTo, readColour } from "./look-schema";

/** The colour as text, which is what counts, with the browser's own choice of colours beside it. */
export function AccentField({ field, standard }: { field: Field; standard: string }) {
  const [typed, setShown] = useState(initialText(field));
  const isHydrated = useHydrated();
  const nearest = nearestTo(typed);
  const read = ({ target }: InputEvent<HTMLDivElement>) =>
    target instanceof HTMLInputElement && target.id === field.id && setShown(target.value);
  return (
    <div onInput={read} className={withWayBack}>
      <div className="flex items-start gap-3">
        <TextField
          field={field}
          label={lookLabels.accent}
          placeholder={standard}
          autoComplete="off"
          spellCheck={false}
          hint={defaultHint(standard)}
          className="grow"
        />
        {isHydrated && (
          <input
            type="color"
            aria-label="Akzentfarbe aussuchen"
            value={readColour(typed) ?? standard}
            onChange={({ target }) => setTyped(field.id, target.value, false)}
            className="mt-8 h-12 w-16 shrink-0 cursor-pointer rounded-sm border-[1.5px] border-edge bg-card p-1"
          />
        )}
      </div>
      <BackToDefault field={field} label={lookLabels.accent} />
      {isHydrated && nearest && (
        <Button
          type="button"
          variant="secondary"
          size="sm"
          className="mt-2 ml-3"
          onClick={() => setTyped(field.id, nearest)}
        >
          <span
            aria-hidden
            style={{ background: nearest }}
            className="mr-2 inline-block size-4 rounded-sm align-[-0.1875rem]"
          />
          {nearest} nehmen
        </Button>
      )}
    </div>
  );
}
