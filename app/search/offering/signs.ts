import type { Token } from "../language/tokens";
import { tokensOf } from "../language/tokens";
import { stemInPhrase } from "../reading/lexicon";
import { signs } from "../vocabulary/signs";

interface Sign {
  id: string;
  stems: string[];
}

let read: Map<string, Sign[]> | null = null;

/** Each by its first stem. */
function signsByStem(): Map<string, Sign[]> {
  if (read) return read;
  read = new Map();
  for (const line of signs.trim().split("\n")) {
    const [id = "", list = ""] = line.split(":");
    for (const text of list.split(";")) {
      const stems = tokensOf(text, 100).map(({ folded }) => stemInPhrase(folded));
      const [first] = stems;
      if (first) read.set(first, [...(read.get(first) ?? []), { id, stems }]);
    }
  }
  return read;
}

/** The crafts that these sentences tell of without a name. */
export function signsIn(sentences: readonly (readonly Token[])[]): string[] {
  const byStem = signsByStem();
  const found = new Set<string>();
  for (const tokens of sentences) {
    const stems = new Set(tokens.map(({ folded }) => stemInPhrase(folded)));
    for (const stem of stems)
      for (const sign of byStem.get(stem) ?? []) if (sign.stems.every((other) => stems.has(other))) found.add(sign.id);
  }
  return [...found];
}

export const signedCrafts = (): string[] => [...new Set([...signsByStem().values()].flat().map(({ id }) => id))];
