import { type FormEvent, type RefObject, useEffect, useState } from "react";

/**
 * Holds the press of a form's button while pictures are on their way, and sends the form with that button once they are
 * there. A failed picture ends the wait, so that nothing is sent without it.
 */
export function useQueuedPress(
  form: RefObject<HTMLFormElement | null>,
  { isPending, hasFailed }: { isPending: boolean; hasFailed: boolean },
) {
  const [held, setHeld] = useState<{ button: HTMLElement | null } | null>(null);

  useEffect(() => {
    if (!held || isPending) return;
    setHeld(null);
    if (!hasFailed) form.current?.requestSubmit(held.button);
  }, [held, isPending, hasFailed, form]);

  return {
    isHeld: held !== null,
    /** Returns whether the press is held. */
    hold(event: FormEvent<HTMLFormElement>): boolean {
      if (!isPending) return false;
      event.preventDefault();
      setHeld({ button: (event.nativeEvent as SubmitEvent).submitter });
      return true;
    },
  };
}
