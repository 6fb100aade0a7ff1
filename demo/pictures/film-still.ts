import { grades, type Scene } from "./film-grades";
import { closeUp, window, workshop } from "./film-indoors";
import { boat, fog, road } from "./film-outdoors";
import { writeCentered } from "./lettering";
import type { Sheet } from "./sheet";
import { rect } from "./svg";

const subtitles = [
  "Und wer holt das Heu?",
  "Es war nicht immer so still hier.",
  "Warten wir, bis der Nebel weg ist.",
  "Das Licht bleibt nur zehn Minuten.",
  "Früher war da ein Fluss.",
  "Sag nichts. Hör zu.",
  "Der Zug ist schon durch.",
  "Nur noch einmal, dann gehen wir.",
];

/** One frame of a film, with bars, and sometimes what is being said. */
export function filmStill(sheet: Sheet): string {
  const { random, width, height } = sheet;
  const grade = sheet.choose(grades);
  const scene = sheet.choose<Scene>({ window, fog, road, boat, workshop, face: closeUp })(
    { ...sheet, height: height - 120 },
    grade,
  );
  const spoken = random.chance(0.6)
    ? writeCentered(random.pick(subtitles), width / 2, height - 112, 30, {
        color: "#f4f1e6",
        weight: 0.12,
        cap: "round",
        tracking: 1.1,
      })
    : "";
  return `${rect(0, 0, width, height, grade.dark)}<g transform="translate(0 60)">${scene}</g>${rect(0, 0, width, 60, "#050505")}${rect(0, height - 60, width, 60, "#050505")}${spoken}`;
}
