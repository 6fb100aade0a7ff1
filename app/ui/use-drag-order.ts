import { type DragEvent, useState } from "react";

/**
 * Lets people reorder a list with the mouse. Every list also needs buttons that move an entry, for keyboards and touch.
 */
export function useDragOrder(move: (from: number, to: number) => void, onDrop?: () => void) {
  const [dragged, setDragged] = useState<number | null>(null);

  return {
    dragged,
    /** The properties of the entry's element. Only its handle starts a drag, so that texts can still be selected. */
    entry: (index: number) => ({
      onDragEnter: () => {
        if (dragged === null || dragged === index) return;
        move(dragged, index);
        setDragged(index);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
    }),
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", "");
        const row = event.currentTarget.closest("li");
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
        setDragged(index);
      },
      onDragEnd: () => {
        setDragged(null);
        onDrop?.();
      },
    }),
  };
}

/** The list with the entry at `from` moved to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, index) => index !== from);
  return list[from] === undefined ? [...list] : others.toSpliced(Math.max(0, to), 0, list[from]);
}
