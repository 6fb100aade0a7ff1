import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The key of a form that saves a draft. Discarding the draft leads to the same page, where a new key resets the form. A
 * link to a place in the page does not change the key.
 */
export function useDraftKey(): string {
  const { key, hash } = useLocation();
  const [last, setLast] = useState(key);
  if (hash || key === last) return last;
  setLast(key);
  return key;
}
