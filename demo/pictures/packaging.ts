import { bag, bottle, box, jar, type Thing, wheel } from "./containers";
import { motifs } from "./motifs";
import { brightness, darker, lighter, mix, type Palette } from "./palettes";
import { type Sheet, strongest } from "./sheet";
import { linear, rect } from "./svg";

export function packaging(sheet: Sheet): string {
  const { random, palette, width, height } = sheet;
  const wall = random.pick([palette.paper, palette.colors[3], palette.colors[2], palette.colors[0]]);
  const edge = height * random.between(0.6, 0.7);
  const bright = brightness(palette.paper) > 0.5 ? palette.paper : "#f4efe1";
  const tones = [bright, ...palette.colors].filter((tone) => tone !== wall);
  const things = random.shuffle([jar, bottle, box, bag, wheel]);
  const kind = sheet.choose<Thing>({ jar, bottle, box, bag, wheel });
  const motif = sheet.choose(motifs);
  const family = sheet.choose({ family: true, mixed: false });
  const count = kind === wheel && family ? 2 : random.int(2, 4);
  let out =
    linear("wall", [`0 ${lighter(wall, 0.14)}`, `1 ${darker(wall, 0.1)}`], 60) +
    rect(0, 0, width, edge + 2, "url(#wall)") +
    linear("table", [`0 ${mix(wall, darker(wall, 0.5), 0.55)}`, `1 ${mix(wall, darker(wall, 0.5), 0.25)}`]) +
    rect(0, edge, width, height - edge, "url(#table)");
  for (let i = 0; i < count; i++) {
    const ground = tones[i % tones.length] ?? bright;
    const view: Palette = { ...palette, paper: ground };
    const [front, second] = strongest(view);
    const size = (width / (count + 0.25)) * random.between(1, 1.12);
    const x = (width * (i + 0.75)) / (count + 0.5);
    const thing = family ? kind : (things[i] as Thing);
    out += thing(sheet, `t${i}`, x, edge + random.between(110, 190), Math.min(size, 440), {
      ground,
      front,
      second,
      motif,
    });
  }
  return out;
}
