import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { classNames } from "./class-names";
import type { SuggestionGroup } from "./suggestion";
import { useSuggested } from "./use-suggested";

/** A list below a search field, by the combobox pattern of the ARIA practices: the focus stays in the field. */
export function SuggestionList({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const navigate = useNavigate();
  const { groups, isOpen, close } = useSuggested(field);
  const [active, setActive] = useState(-1);
  const entries = groups.flatMap((group) => group.entries);
  const shown = isOpen && entries.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions begin without a choice.
  useEffect(() => setActive(-1), [groups]);

  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": `${shown}`,
      "aria-controls": id,
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const option = shown && active >= 0 ? document.getElementById(`${id}-${active}`) : null;
    option?.scrollIntoView({ block: "nearest" });
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
  }, [field, id, shown, active]);

  const choose = (index: number) => {
    const entry = entries[index];
    if (!entry) return false;
    close();
    navigate(entry.to);
    return true;
  };

  const onKey = useRef((_: KeyboardEvent) => {});
  onKey.current = (event) => {
    if (!shown || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      // Beyond both ends is the field itself.
      const places = entries.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
      event.preventDefault();
    } else if (event.key === "Escape") {
      close();
      event.preventDefault();
    } else if (event.key === "Home" || event.key === "End") setActive(-1);
    else if (event.key === "Enter" && choose(active)) event.preventDefault();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event);
    field.addEventListener("keydown", listen);
    return () => field.removeEventListener("keydown", listen);
  }, [field]);

  const place = field.parentElement;
  return (
    place &&
    createPortal(
      <>
        <span aria-live="polite" className="sr-only">
          {shown ? (entries.length === 1 ? "1 Vorschlag" : `${entries.length} Vorschläge`) : ""}
        </span>
        <div
          id={id}
          role="listbox"
          aria-label="Vorschläge"
          hidden={!shown}
          className="absolute left-0 top-full w-full min-w-[min(22rem,calc(100vw-3rem))] hyphens-auto z-30 mt-1 max-h-[min(26rem,60vh)] overflow-y-auto overscroll-contain rounded-sm border border-edge bg-card py-2 text-ink shadow-float"
        >
          <Groups groups={groups} active={active} optionId={optionId} onChoose={choose} />
        </div>
      </>,
      place,
    )
  );
}

interface GroupsProps {
  groups: readonly SuggestionGroup[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
}

function Groups({ groups, active, optionId, onChoose }: GroupsProps) {
  let index = -1;
  return groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
    <div key={title} role="group" aria-label={title}>
      <p aria-hidden className="px-4 pt-2.5 pb-1 text-sm font-semibold text-soft">
        {title}
      </p>
      {entries.map(({ label, to, note }) => {
        index += 1;
        const own = index;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are answered by the field.
          <div
            key={to}
            id={optionId(own)}
            role="option"
            aria-selected={own === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(own)}
            className={classNames(
              "flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 hover:bg-wash",
              own === active && "bg-wash outline-2 -outline-offset-2 outline-ink",
            )}
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            {note && <span className="max-w-1/2 truncate text-note text-soft tabular-nums">{note}</span>}
          </div>
        );
      })}
    </div>
  ));
}
