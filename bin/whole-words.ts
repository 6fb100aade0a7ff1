import { type Plugin, parseAst } from "vite";

const word = /E-Mail/g;

/**
 * Sets the word 'E-Mail' so that no line ends after its hyphen, in all text of components. CSS has no rule for that, and
 * with another hyphen nobody would find or copy the word. Texts that components receive are for `unbroken`.
 */
export const wholeWords = (): Plugin => ({
  name: "whole-words",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx(\?|$)/, code: word.source },
    handler: (code) => setWhole(code),
  },
});

export function setWhole(code: string): string {
  let set = code;
  for (const { start, end } of textsOf(parseAst(code, { lang: "tsx" })).toReversed()) {
    const text = code.slice(start, end).replace(word, '<span className="whitespace-nowrap">$&</span>');
    set = set.slice(0, start) + text + set.slice(end);
  }
  return set;
}

interface Place {
  start: number;
  end: number;
}

/** Where the text of elements is, in its order. */
function textsOf(node: unknown): Place[] {
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === "JSXText") return [node as unknown as Place];
  return Object.values(node).flatMap(textsOf);
}
