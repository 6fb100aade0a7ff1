import { type RefObject, useEffect, useRef } from "react";

/**
 * The fields of a search follow the address, as after going back, without being mounted again, so that the focus stays.
 * What the search itself `asked` for is in its field already and may have been edited since.
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
