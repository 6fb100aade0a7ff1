import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Gives the fields of a search the values of the address when it changes, for example after going back, without
 * remounting them, so that the focus stays. Ignores the addresses that the search itself `asked` for and that have not
 * come yet: its fields have had these values already and may have changed since.
 */
export function useFieldsOfAddress(form: RefObject<HTMLFormElement | null>, asked?: RefObject<string[]>) {
  const { pathname, search } = useLocation();
  const seen = useRef(search);

  useEffect(() => {
    const [before, now] = [new URLSearchParams(seen.current), new URLSearchParams(search)];
    seen.current = search;
    if (asked) {
      const at = asked.current.indexOf(pathname + search);
      asked.current = at < 0 ? [] : asked.current.slice(at + 1);
      if (at >= 0) return;
    }
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || field.type === "hidden") continue;
      const values = now.getAll(field.name);
      if (`${values}` === `${before.getAll(field.name)}`) continue;
      if (field.type === "checkbox") (field as HTMLInputElement).checked = values.includes(field.value);
      // Of several values the form has hidden fields.
      else field.value = values.length === 1 ? `${values[0]}` : "";
      // One of some values is always chosen.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  }, [form, asked, pathname, search]);
}
