import { textWidth, write } from "./lettering";
import { type Motif, motifNames, motifs } from "./motifs";
import { brightness, darker, lighter, mix } from "./palettes";
import { lighterPen, type Sheet, strongest } from "./sheet";
import { circle, clip, path, place, rect } from "./svg";

const bars = (x: number, y: number, count: number, width: number, color: string, step = 22) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * step, i === count - 1 ? width * 0.6 : width, step * 0.36, color, 'rx="2"'),
  ).join("");

interface Skin {
  page: string;
  ink: string;
  strong: string;
  second: string;
  soft: string;
}

function site(sheet: Sheet, skin: Skin, w: number, h: number): string {
  const { random, palette, word, pen } = sheet;
  const names = random.shuffle(motifNames);
  const style = lighterPen({ ...pen(skin.ink), slant: 0 });
  const narrow = w < 400;
  const title = (x: number, y: number, room: number, color: string, tall: number) =>
    write(word, { x, y, height: Math.min(tall, (tall * room) / textWidth(word, tall, style)) }, { ...style, color });
  const picture = (x: number, y: number, pw: number, ph: number, i: number) => {
    const ground = [skin.strong, skin.second, skin.soft, mix(skin.strong, skin.page, 0.5)][i % 4] ?? skin.strong;
    const size = Math.min(pw, ph) * 0.72;
    return (
      rect(x, y, pw, ph, ground) +
      place(
        x + (pw - size) / 2,
        y + (ph - size) / 2,
        size,
        (motifs[names[i % names.length] ?? "fir"] as Motif)({
          ...palette,
          paper: ground,
          colors: [lighter(ground, 0.65), darker(ground, 0.4), lighter(ground, 0.4), darker(ground, 0.2)],
        }),
      )
    );
  };
  const pad = narrow ? 24 : 44;
  const nav =
    circle(pad + 10, 38, 10, skin.second) +
    (narrow
      ? rect(w - pad - 26, 32, 26, 4, skin.ink) + rect(w - pad - 26, 42, 26, 4, skin.ink)
      : [0, 1, 2].map((i) => rect(w - pad - 70 - i * 96, 34, 66, 8, skin.ink, 'rx="2"')).join(""));
  const button = (x: number, y: number) =>
    rect(x, y, narrow ? 130 : 150, 42, skin.second, 'rx="4"') +
    bars(x + 28, y + 18, 1, narrow ? 125 : 150, lighter(skin.second, 0.75), 18);
  const room = w - pad * 2;
  const layouts = [
    () =>
      title(pad, 110, room * (narrow ? 1 : 0.52), skin.ink, narrow ? 56 : 110) +
      bars(pad, narrow ? 200 : 258, 3, room * (narrow ? 0.9 : 0.4), mix(skin.ink, skin.page, 0.55)) +
      button(pad, narrow ? 290 : 350) +
      (narrow ? picture(0, 370, w, h - 370, 0) : picture(w * 0.6, 74, w * 0.4, h - 74, 0)),
    () =>
      picture(0, 74, w, h * 0.44, 1) +
      title(pad, h * 0.52 + 40, room, skin.ink, narrow ? 44 : 74) +
      [0, 1, 2]
        .map((i) =>
          narrow
            ? bars(pad, h * 0.52 + 120 + i * 70, 2, room, mix(skin.ink, skin.page, 0.55))
            : bars(pad + (i * room) / 3, h * 0.52 + 150, 4, room / 3 - 40, mix(skin.ink, skin.page, 0.55)),
        )
        .join(""),
    () =>
      title(pad, 96, room, skin.ink, narrow ? 40 : 64) +
      Array.from({ length: narrow ? 4 : 6 }, (_, i) => {
        const per = narrow ? 2 : 3;
        const cell = (room - (per - 1) * 20) / per;
        const [x, y] = [pad + (i % per) * (cell + 20), (narrow ? 170 : 200) + Math.floor(i / per) * (cell * 0.72 + 62)];
        return (
          picture(x, y, cell, cell * 0.72, i) +
          bars(x, y + cell * 0.72 + 14, 2, cell * 0.8, mix(skin.ink, skin.page, 0.5), 18)
        );
      }).join(""),
  ];
  return rect(0, 0, w, h, skin.page) + nav + random.pick(layouts)();
}

/** A website in a browser, and the same on a phone. */
export function screens(sheet: Sheet): string {
  const { random, palette, width, height } = sheet;
  const backdrop = random.pick([...palette.colors, mix(palette.ink, palette.paper, 0.2)]);
  const page = random.chance(0.75)
    ? brightness(palette.paper) > 0.5
      ? palette.paper
      : "#f7f4ec"
    : darker(palette.colors[0], 0.55);
  const [strong, second] = strongest({ ...palette, paper: page });
  const ink = brightness(page) > 0.5 ? darker(palette.colors[0], 0.7) : "#f4efe4";
  const skin: Skin = { page, ink, strong, second, soft: mix(palette.colors[2], page, 0.3) };
  const [bx, by, bw, bh] = [110, 80, 860, 640];
  const browser =
    rect(bx + 14, by + 22, bw, bh, "#000", 'rx="14" fill-opacity=".22"') +
    clip(
      "b",
      rect(bx, by, bw, bh, "#000", 'rx="12"'),
      `${rect(bx, by, bw, 44, mix(ink, page, 0.86)) + [0, 1, 2].map((i) => circle(bx + 26 + i * 24, by + 22, 7, mix(ink, page, 0.55))).join("") + rect(bx + 240, by + 12, 380, 20, page, 'rx="10"')}<g transform="translate(${bx} ${by + 44})">${site(sheet, skin, bw, bh - 44)}</g>`,
    );
  const [px, py, pw, ph] = [850, 190, 270, 560];
  const phone =
    rect(px + 10, py + 18, pw, ph, "#000", 'rx="40" fill-opacity=".28"') +
    rect(px, py, pw, ph, "#14130f", 'rx="40"') +
    clip(
      "p",
      rect(px + 10, py + 10, pw - 20, ph - 20, "#000", 'rx="31"'),
      `<g transform="translate(${px + 10} ${py + 10})">${site(sheet, skin, pw - 20, ph - 20)}</g>`,
    ) +
    rect(px + pw / 2 - 36, py + 22, 72, 14, "#14130f", 'rx="7"');
  const sweep = path(`M0 ${height}V${height * 0.55}L${width} ${height * 0.2}V${height}Z`, darker(backdrop, 0.12));
  return rect(0, 0, width, height, backdrop) + sweep + browser + phone;
}
