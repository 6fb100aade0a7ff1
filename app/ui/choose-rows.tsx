import { type ChangeEvent, createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { ActionBar } from "./action-bar";
import { Button } from "./button";

/** What the address of the next page says: the chosen rows, all of the page at once, the act, and where to go back to. */
export const choosing = { row: "wahl", all: "alle", act: "tat", back: "zurueck" } as const;

export interface Choosing {
  /** The address of the page that asks for the reason and acts. */
  to?: string;
  /** The acts to choose from; without one there is nothing to choose. */
  acts?: { value: string; label: string }[];
  /** The rows of this page. */
  ids?: (string | number)[];
}

/** The form of the boxes in a list. */
const BoxesForm = createContext<string | null>(null);

const box = "size-5.5 shrink-0 cursor-pointer rounded-sm accent-ink";
const boxesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>(`[name=${choosing.row}]`)];

/**
 * A list whose rows can be chosen with a `ChooseBox` each. While one is chosen, a bar below the list says how many are, and
 * has a button for each act. Without script, the bar counts nothing, and the next page says how many they are.
 */
export function ChooseRows({ to, acts = [], ids = [], children }: Choosing & { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const { pathname, search } = useLocation();
  const rows = ids.join(".");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are counted again.
  useEffect(() => {
    if (list.current) setCount(boxesIn(list.current).filter(({ checked }) => checked).length);
  }, [rows]);

  if (!to || acts.length === 0 || ids.length === 0) return children;
  const form = `auswahl${to.replaceAll("/", "-")}`;

  function choose({ currentTarget, target }: ChangeEvent<HTMLDivElement>) {
    const boxes = boxesIn(currentTarget);
    const all = currentTarget.querySelector<HTMLInputElement>(`[name=${choosing.all}]`);
    if (target === all) for (const one of boxes) one.checked = all?.checked ?? false;
    else if (all) all.checked = boxes.every(({ checked }) => checked);
    setCount(boxes.filter(({ checked }) => checked).length);
  }

  return (
    <BoxesForm value={form}>
      <div ref={list} onChange={choose} className="group/choice">
        <label key={rows} className="mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
          <input type="checkbox" name={choosing.all} value={rows} form={form} className={box} />
          Alle auf dieser Seite auswählen
        </label>
        {children}
        <Form id={form} action={to} className="hidden group-has-[input:checked]/choice:contents print:hidden">
          <input type="hidden" name={choosing.back} value={pathname + search} />
          <ActionBar>
            <p aria-live="polite" className="mr-auto font-semibold">
              {count === null ? "Ausgewählte" : `${count} ausgewählt`}
            </p>
            {acts.map(({ value, label }) => (
              <Button key={value} name={choosing.act} value={value} variant="secondary" size="sm">
                {label} …
              </Button>
            ))}
          </ActionBar>
        </Form>
      </div>
    </BoxesForm>
  );
}

/** Chooses a row, beside its name; nothing where the list has no choice. */
export function ChooseBox({ id, name }: { id: string | number; name: string }) {
  const form = useContext(BoxesForm);
  if (!form) return null;
  return (
    <label className="-my-2.5 -ml-2.5 inline-grid size-11 shrink-0 translate-y-1.25 cursor-pointer place-items-center print:hidden">
      <input type="checkbox" name={choosing.row} value={id} form={form} data-key="x" className={box} />
      <span className="sr-only">{name} auswählen</span>
    </label>
  );
}
