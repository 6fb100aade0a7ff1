import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from "react";

type Part = ComponentType<{ field: HTMLInputElement }>;

/**
 * Suggestions for a search field, whose code loads when the field gets the focus. Without it the field works as before.
 * The form of the field has to be `relative`, so that the list appears at the right place.
 */
export function useSuggestions(form: RefObject<HTMLFormElement | null>): {
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  list: ReactNode;
} {
  const [shown, setShown] = useState<{ List: Part; field: HTMLInputElement } | null>(null);

  const begin = useCallback((field: HTMLInputElement) => {
    import("./suggestion-list").then(
      ({ SuggestionList }) => setShown({ List: SuggestionList, field }),
      () => {},
    );
  }, []);

  // The field may have had the focus before this script ran.
  useEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.name === "q" && field.form === form.current) begin(field);
  }, [form, begin]);

  return {
    onFocus: ({ currentTarget }) => shown ?? begin(currentTarget),
    list: shown && <shown.List field={shown.field} />,
  };
}
