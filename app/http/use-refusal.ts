import { useEffect, useEffectEvent } from "react";
import type { useAnsweredForm } from "./answered-form";

/** Tells each time that a form shows why it was not saved, also when it is refused again. */
export function useRefusal({ isRefused, allErrors }: ReturnType<typeof useAnsweredForm>["form"], tell?: () => void) {
  const tellNow = useEffectEvent(() => tell?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check finds new errors.
  useEffect(() => {
    if (isRefused) tellNow();
  }, [isRefused, allErrors]);
}
