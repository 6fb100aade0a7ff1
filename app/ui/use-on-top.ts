import { type RefObject, useEffect } from "react";
import { watchDialogs } from "./watch-dialogs";

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
    raise();
    return watchDialogs(document, ({ open }) => open && raise());
  }, [popover, turn]);
}
