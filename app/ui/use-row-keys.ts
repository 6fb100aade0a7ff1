import { type RefObject, useEffect } from "react";

const steps: Record<string, number> = { j: 1, k: -1 };

/**
 * In a table, j goes to the link of the next row and k to that of the row before; Enter opens it, as links do, and x
 * chooses it. Only while the focus is in the table, so that dictated words press nothing.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    function move(event: KeyboardEvent) {
      const step = steps[event.key];
      const from = event.target instanceof HTMLElement ? event.target : null;
      const row = from?.closest("tr");
      if (event.ctrlKey || event.metaKey || event.altKey || !row) return;
      if (from?.matches("input:not([type=checkbox]), textarea, select")) return;
      if (event.key === "x") row.querySelector<HTMLElement>("[data-key=x]")?.click();
      if (!step) return;
      const rows = [...(element?.querySelectorAll("tbody tr") ?? [])];
      const next = rows[rows.indexOf(row) + step];
      next?.querySelector<HTMLElement>("a, button")?.focus();
      if (next) event.preventDefault();
    }
    element.addEventListener("keydown", move);
    return () => element.removeEventListener("keydown", move);
  }, [list]);
}
