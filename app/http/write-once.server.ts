import { renderToString } from "react-dom/server";
import type { WriteOnce } from "~/ui/once";

/** In letters, of keys and texts together. */
const mostKept = 2_000_000;

/** React puts links in front of the text, for pictures that load at once. They belong into the head of the page. */
const preload = "<link";

/** Keeps texts, and forgets those that nobody has asked for the longest time. */
export function keepTexts(most = mostKept): WriteOnce {
  const kept = new Map<string, string>();
  let size = 0;
  const forget = (key: string, text: string) => {
    kept.delete(key);
    size -= key.length + text.length;
  };
  return (key, elements) => {
    const known = kept.get(key);
    const text = known ?? renderToString(elements());
    if (known !== undefined) forget(key, known);
    kept.set(key, text);
    size += key.length + text.length;
    for (const [oldest, old] of kept) {
      if (size <= most) break;
      forget(oldest, old);
    }
    return text.startsWith(preload) ? null : text;
  };
}
