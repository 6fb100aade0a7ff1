import { useCallback, useEffect, useRef, useState } from "react";
import type { SuggestionGroup } from "./suggestion";

const pauseMs = 150;
const leastLetters = 2;
const none: SuggestionGroup[] = [];

/** Requests suggestions after a short pause of typing. A new request aborts the one before. */
export function useSuggested(field: HTMLInputElement) {
  const [groups, setGroups] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  const close = useCallback(() => {
    stop();
    setOpen(false);
  }, [stop]);

  useEffect(() => {
    async function ask() {
      running.current?.abort();
      const request = new AbortController();
      running.current = request;
      try {
        const address = `/suche/vorschlaege?${new URLSearchParams({ q: field.value.trim() })}`;
        const answer = await fetch(address, { signal: request.signal });
        const found = answer.ok ? ((await answer.json()) as { groups: SuggestionGroup[] }).groups : none;
        if (request.signal.aborted || document.activeElement !== field) return;
        setGroups(found);
        setOpen(true);
      } catch {
        // Without suggestions people search as before.
        if (!request.signal.aborted) setOpen(false);
      }
    }
    function askSoon() {
      clearTimeout(timer.current);
      if (field.value.trim().length < leastLetters) return close();
      timer.current = setTimeout(ask, pauseMs);
    }
    const { form } = field;
    field.addEventListener("input", askSoon);
    field.addEventListener("blur", close);
    form?.addEventListener("submit", close);
    // What was typed while this code was loading counts.
    if (field.value !== field.defaultValue) askSoon();
    return () => {
      stop();
      field.removeEventListener("input", askSoon);
      field.removeEventListener("blur", close);
      form?.removeEventListener("submit", close);
    };
  }, [field, close, stop]);

  return { groups, isOpen, close };
}
