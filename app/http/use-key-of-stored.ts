import { useEffect, useState } from "react";
import { useFetchers } from "react-router";
import { isUnsaved } from "./is-unsaved";

/**
 * A key for what a form is in. It changes with what is stored, so that the form shows what was saved. Each write loads the
 * page's data again, also what somebody else has stored meanwhile, so it stays while the form holds what is nowhere else.
 */
export function useKeyOfStored(stored: string, formId: string): string {
  const [key, setKey] = useState(stored);
  const isWriting = useFetchers().some(({ state }) => state !== "idle");
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!isWriting && !(form && isUnsaved(form))) setKey(stored);
  }, [stored, isWriting, formId]);
  return key;
}
