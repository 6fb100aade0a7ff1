import type { Token } from "../language/tokens";
import { widerConcepts } from "../vocabulary/vocabulary";
import type { Group } from "./group";
import type { Piece } from "./pieces";

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

const anyLessons = "workshop";

/** 'Messer schmieden Kurs' and 'violin teacher' ask for lessons in the craft that is named beside them. */
export function asLessons(groups: Map<Piece, Group>) {
  for (const [lessons, course] of [...groups]) {
    if (lessons.means !== anyLessons || !lessons.isVague || course.pieces.length > 1) continue;
    for (const [craft, group] of groups) {
      const isBeside = craft.at + craft.length === lessons.at || lessons.at + lessons.length === craft.at;
      const fields = craft.means ? [craft.means, ...widerConcepts(craft.means)] : [];
      const named = isBeside && taught.find(([field]) => fields.includes(field))?.[1];
      if (!named) continue;
      group.concepts = [named];
      group.pieces.push(lessons);
      groups.delete(lessons);
    }
  }
}
