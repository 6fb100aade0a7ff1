import type { Token } from "../language/tokens";
import { lessonsOf } from "../reading/teaching";

const teaching =
  /^(?:(?!kon|dis|ex|re)\p{L}*kurs(?:e|en)?|unterricht|unterrichten?|unterrichtet|workshops?|einzelstunden|classes|lessons)$/u;
/** 'Stunden für Kinder' are lessons, 'drei Stunden' are not. */
const hours = "stunden";
const behindHours = new Set(["fur", "in", "auch"]);

/** A potter who writes 'Kurse am Samstag' teaches pottery. */
export function taughtBy(sentences: readonly { tokens: readonly Token[] }[], crafts: readonly string[]): string[] {
  const isLesson = ({ folded }: Token, next: Token | undefined) =>
    teaching.test(folded) || (folded === hours && behindHours.has(next?.folded ?? ""));
  const isTaught = sentences.some(({ tokens }) => tokens.some((token, at) => isLesson(token, tokens[at + 1])));
  return isTaught ? lessonsOf(crafts) : [];
}
