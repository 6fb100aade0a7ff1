import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The key of a form that keeps a draft. A discarded draft leads to the same page, where the form begins anew. A link to a
 * place in the page leaves it as it is.
 */
export function useDraftKey(): string {
  const { key, hash } = useLocation();
  const [last, setLast] = useState(key);
  if (hash || key === last) return last;
  setLast(key);
  return key;
}
