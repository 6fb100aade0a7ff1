import type { Token } from "../language/tokens";

const teaching =
  /^(?:kurs|kurse|kursen|unterricht|unterrichten?|unterrichtet|workshops?|einzelstunden|classes|lessons)$/;
/** 'Stunden für Kinder' are lessons, 'drei Stunden' are not. */
const hours = "stunden";
const behindHours = new Set(["fur", "in", "auch"]);

/** What somebody teaches who does this and gives lessons. */
const taught: readonly (readonly [craft: string, lessons: string])[] = [
  ["musik", "musikunterricht"],
  ["kunsthandwerk", "handwerkskurs"],
  ["kunst", "kunstkurs"],
  ["illustration", "kunstkurs"],
  ["fotografie", "fotokurs"],
  ["film", "fotokurs"],
  ["tanz", "tanzunterricht"],
  ["schauspiel", "theaterpaedagogik"],
  ["theater", "theaterpaedagogik"],
  ["literatur", "schreibwerkstatt"],
  ["marketing", "marketing-schulung"],
];

/** A potter who writes 'Kurse am Samstag' teaches pottery. */
export function taughtBy(sentences: readonly { tokens: readonly Token[] }[], crafts: readonly string[]): string[] {
  const isLesson = ({ folded }: Token, next: Token | undefined) =>
    teaching.test(folded) || (folded === hours && behindHours.has(next?.folded ?? ""));
  const isTaught = sentences.some(({ tokens }) => tokens.some((token, at) => isLesson(token, tokens[at + 1])));
  return isTaught ? taught.flatMap(([craft, lessons]) => (crafts.includes(craft) ? [lessons] : [])) : [];
}
