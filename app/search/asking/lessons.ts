import { compoundOf } from "../reading/compounds";
import type { Piece } from "../reading/pieces";
import { lessonsIn } from "../reading/teaching";
import type { Group } from "./group";

const anyLessons = "workshop";

/** 'Messer schmieden Kurs' and 'violin teacher' ask for lessons in the craft that is named beside them. */
export function asLessons(groups: Map<Piece, Group>) {
  for (const [lessons, course] of [...groups]) {
    if (lessons.means !== anyLessons || course.pieces.length > 1) continue;
    for (const [craft, group] of groups) {
      const isBeside = craft.at + craft.length === lessons.at || lessons.at + lessons.length === craft.at;
      const named = isBeside && craft.means && lessonsIn(craft.means);
      if (!named) continue;
      group.concepts = [named];
      group.pieces.push(lessons);
      groups.delete(lessons);
    }
  }
}

/** Of handicrafts: who teaches pottery does not teach felting. */
const ofEachCraft = "handwerkskurs";

/** The craft that such lessons are in: felt of a 'Filzkurs'. */
export function craftTaught({ pieces, concepts }: Group, words: readonly string[]): string | null {
  const [lessons] = concepts;
  if (lessons !== ofEachCraft) return null;
  const named = pieces.flatMap(({ at, means }) => [
    means,
    ...(compoundOf(words[at] ?? "")?.before.map((part) => part.means) ?? []),
  ]);
  return named.find((id) => id !== null && id !== lessons && lessonsIn(id) === lessons) ?? null;
}
