import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

const written = new WeakMap<object, string>();

export function writeOnce(key: object, elements: () => ReactNode): string {
  const text = written.get(key) ?? renderToString(elements());
  written.set(key, text);
  return text;
}
