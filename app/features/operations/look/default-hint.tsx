import { Button } from "~/ui/button";
import type { Field } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";

/** Shows the value that an empty field has. */
export const defaultHint = (text: string) => `Leer bleibt die Vorgabe: „${text.replaceAll("\n", " ")}“`;

/** Around a field and its way back to the default, which an empty field does not need. Its placeholder is at least a space. */
export const withWayBack = "has-[:placeholder-shown]:[&>button]:hidden";

/** Empties a field. Without script people empty it themselves. */
export function BackToDefault({ field, label }: { field: Field; label: string }) {
  if (!useHydrated()) return null;
  return (
    <Button type="button" variant="quiet" size="sm" className="-ml-4" onClick={() => setTyped(field.id, "")}>
      Zurück zur Vorgabe<span className="sr-only"> ({label})</span>
    </Button>
  );
}

/** Sets a field as if somebody had typed it, so that its counter and the check of its form notice. */
export function setTyped(id: string, text: string, moves = true): void {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.value = text;
  element.dispatchEvent(new Event("input", { bubbles: true }));
  if (moves) element.focus();
}
