import { type RefObject, useEffect, useRef } from "react";

/**
 * Updates the fields of a search when the address changes, for example after going back, without remounting them, so
 * that the focus stays. Ignores changes that the search itself `asked` for: the field has that value already and may
 * have changed since.
 */
export function useFieldsOfAddress<Values extends Record<string, string>>(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  asked?: RefObject<Values>,
) {
  const seen = useRef(values);

  useEffect(() => {
    const changed = Object.keys(values).filter((name) => seen.current[name] !== values[name]);
    for (const name of changed) {
      const field = form.current?.elements.namedItem(name);
      if (field && "value" in field && asked?.current[name] !== values[name]) field.value = values[name] ?? "";
    }
    if (asked && changed.length > 0) asked.current = values;
    seen.current = values;
  });
}
