import { type DragEvent, useRef, useState } from "react";

/**
 * Lets people reorder a list with the mouse. Every list also needs buttons that move an entry, for keyboards and touch.
 */
export function useDragOrder(move: (from: number, to: number) => void, onDrop?: () => void) {
  const held = useRef<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function hold(index: number | null) {
    held.current = index;
    setDragged(index);
  }

  function finish() {
    if (held.current === null) return;
    hold(null);
    onDrop?.();
  }

  return {
    /** The place of the entry that is being dragged. */
    dragged,
    /** The properties of an entry's element. An entry moves once the mouse has passed the middle of its neighbour. */
    entry: (index: number) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const from = held.current;
        if (from === null) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const isPast = event.clientY > top + height / 2;
        if (from === index || isPast !== from < index) return;
        move(from, index);
        hold(index);
      },
      onDrop: (event: DragEvent) => {
        if (held.current !== null) event.preventDefault();
        finish();
      },
    }),
    /** Only the handle starts a drag, so that texts can still be selected. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", "");
        const row = event.currentTarget.closest("li");
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
        hold(index);
      },
      // A browser may not report the end when the entry has moved in the page, and a drop ends the drag too.
      onDragEnd: finish,
    }),
  };
}

/** The list with the entry at `from` moved to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, index) => index !== from);
  return list[from] === undefined ? [...list] : others.toSpliced(Math.max(0, to), 0, list[from]);
}
