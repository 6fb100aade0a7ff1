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
