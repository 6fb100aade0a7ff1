import { type RefObject, useEffect, useRef } from "react";

/**
 * The fields of a search follow its address, as after a way back, where they stand: whoever typed or chose in one of
 * them is still in it. What a search has `asked` for by itself is in its field already, and may be typed on meanwhile.
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
