import { type MouseEvent, useState } from "react";
import { leaveUnlessOffline } from "./stay-when-offline";

/**
 * A part that a press opens. It loads when its opener is first touched, and a press waits for it. When it can't be
 * loaded, the opener's link is followed as without script, unless there is no connection.
 */
export function useLazyOnPress<Module extends object>(load: () => Promise<Module>) {
  const [part, setPart] = useState<Module | null>(null);
  const touch = () => void load().catch(() => {});

  function show(then: () => void, otherwise: () => void) {
    load().then((loaded) => {
      setPart(loaded);
      then();
    }, otherwise);
  }

  function open(event: MouseEvent<Element>, then: () => void) {
    event.preventDefault();
    const link = event.currentTarget.closest("a");
    show(then, () => link && leaveUnlessOffline(() => window.location.assign(link.href)));
  }

  return { part, opener: { onPointerEnter: touch, onFocus: touch }, open, show };
}
