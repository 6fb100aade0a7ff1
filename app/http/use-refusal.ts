import { useEffect, useEffectEvent } from "react";
import type { useAnsweredForm } from "./answered-form";

/** Tells each time that a form shows why it was not saved, also when it is refused again. */
export function useRefusal(
  { form, isBusy }: Pick<ReturnType<typeof useAnsweredForm>, "form" | "isBusy">,
  tell?: () => void,
) {
  const { allErrors, problem, conflict } = form;
  const isRefused = !isBusy && Boolean(problem || conflict || Object.keys(allErrors).length > 0);
  const tellNow = useEffectEvent(() => tell?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check finds new errors.
  useEffect(() => {
    if (isRefused) tellNow();
  }, [isRefused, allErrors]);
}
