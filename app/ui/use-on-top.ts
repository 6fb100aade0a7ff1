import { type RefObject, useEffect } from "react";

/**
 * Keeps a popover above everything, also above a dialog that opens later, because the top layer shows the latest
 * element on top. `turn` changes whenever the popover has something new to show.
 */
export function useOnTop(popover: RefObject<HTMLElement | null>, turn: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what asks for it.
  useEffect(() => {
    function raise() {
      popover.current?.hidePopover();
      popover.current?.showPopover();
    }
    function raiseOverDialog({ target }: Event) {
      if (target instanceof HTMLDialogElement && target.open) raise();
    }
    raise();
    // Events of dialogs do not bubble.
    document.addEventListener("toggle", raiseOverDialog, { capture: true });
    return () => document.removeEventListener("toggle", raiseOverDialog, { capture: true });
  }, [popover, turn]);
}
