import { textWidth, writeCentered } from "./lettering";
import type { Motif } from "./motifs";
import { darker, lighter, mix, onGround } from "./palettes";
import { lighterPen, type Sheet } from "./sheet";
import { circle, clip, ellipse, linear, path, place, polygon, rect, softShadow } from "./svg";

interface Label {
  ground: string;
  front: string;
  second: string;
  motif: Motif;
}

/** Light from the left on anything round. */
const roundLight = (id: string) =>
  linear(id, ["0 #000 0.28", "0.16 #fff 0.1", "0.3 #fff 0.24", "0.5 #fff 0", "0.82 #000 0.22", "1 #000 0.42"], 90);

function label(
  { word, palette, pen }: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { ground, front, second, motif }: Label,
): string {
  const size = Math.min(w * 0.5, h * 0.46);
  const style = lighterPen({ ...pen(front), slant: 0 });
  const natural = textWidth(word, h * 0.16, style);
  const tall = Math.min(h * 0.16, (h * 0.16 * w * 0.78) / natural);
  const small = { ...style, weight: 0.13, color: second, tracking: 1.6 };
  return (
    rect(x, y, w, h, ground) +
    rect(x, y, w, h * 0.045, second) +
    place(x + (w - size) / 2, y + h * 0.13, size, motif(onGround(palette, ground))) +
    writeCentered(word, x + w / 2, y + h * 0.68, tall, style) +
    writeCentered("250 g", x + w / 2, y + h * 0.88, h * 0.05, small)
  );
}

export type Thing = (sheet: Sheet, id: string, x: number, foot: number, size: number, tag: Label) => string;

export const jar: Thing = (sheet, id, x, foot, size, tag) => {
  const [w, h] = [size * 0.72, size];
  const glass = mix(tag.second, "#f4ead6", 0.45);
  const left = x - w / 2;
  return (
    softShadow(`s${id}`, x + w * 0.25, foot, w * 0.85, h * 0.1, 0.5) +
    roundLight(id) +
    rect(left, foot - h * 0.86, w, h * 0.86, glass, `rx="${w * 0.1}"`) +
    clip(
      `c${id}`,
      rect(left, foot - h * 0.66, w, h * 0.5, "#000"),
      label(sheet, left, foot - h * 0.66, w, h * 0.5, tag),
    ) +
    rect(left, foot - h * 0.86, w, h * 0.86, `url(#${id})`, `rx="${w * 0.1}"`) +
    rect(left + w * 0.04, foot - h, w * 0.92, h * 0.17, tag.front, 'rx="8"') +
    rect(left + w * 0.04, foot - h, w * 0.92, h * 0.17, `url(#${id})`, 'rx="8"')
  );
};

export const bottle: Thing = (sheet, id, x, foot, size, tag) => {
  const [w, h] = [size * 0.42, size * 1.42];
  const left = x - w / 2;
  const glass = darker(tag.ground === sheet.palette.paper ? sheet.palette.colors[0] : tag.ground, 0.45);
  const body = `M${left} ${foot}V${foot - h * 0.56}C${left} ${foot - h * 0.72} ${x - w * 0.17} ${foot - h * 0.72} ${x - w * 0.17} ${foot - h * 0.84}V${foot - h}H${x + w * 0.17}V${foot - h * 0.84}C${x + w * 0.17} ${foot - h * 0.72} ${x + w / 2} ${foot - h * 0.72} ${x + w / 2} ${foot - h * 0.56}V${foot}Z`;
  return (
    softShadow(`s${id}`, x + w * 0.3, foot, w, h * 0.06, 0.5) +
    roundLight(id) +
    path(body, glass) +
    label(sheet, left, foot - h * 0.48, w, h * 0.38, tag) +
    rect(x - w * 0.19, foot - h * 1.01, w * 0.38, h * 0.1, tag.second) +
    path(body, `url(#${id})`)
  );
};

export const box: Thing = (sheet, id, x, foot, size, tag) => {
  const [w, h, depth] = [size * 0.78, size * 1.08, size * 0.26];
  const left = x - w / 2 - depth / 2;
  return (
    softShadow(`s${id}`, x + w * 0.2, foot - 4, w * 0.85, h * 0.09, 0.5) +
    label(sheet, left, foot - h, w, h, tag) +
    polygon(
      `${left + w},${foot - h} ${left + w + depth},${foot - h - depth * 0.3} ${left + w + depth},${foot - depth * 0.3} ${left + w},${foot}`,
      darker(tag.ground, 0.35),
    ) +
    polygon(
      `${left},${foot - h} ${left + depth},${foot - h - depth * 0.3} ${left + w + depth},${foot - h - depth * 0.3} ${left + w},${foot - h}`,
      lighter(tag.ground, 0.25),
    ) +
    polygon(
      `${left + w},${foot - h} ${left + w + depth},${foot - h - depth * 0.3} ${left + w + depth},${foot - h * 0.955 - depth * 0.3} ${left + w},${foot - h * 0.955}`,
      darker(tag.second, 0.3),
    )
  );
};

export const wheel: Thing = (sheet, id, x, foot, size, tag) => {
  const [rx, ry, h] = [size * 0.52, size * 0.17, size * 0.3];
  const rind = mix("#d9a441", tag.second, 0.15);
  return (
    softShadow(`s${id}`, x + rx * 0.2, foot - ry * 0.7, rx * 1.25, ry * 1.2, 0.5) +
    roundLight(id) +
    path(`M${x - rx} ${foot - ry - h}V${foot - ry}A${rx} ${ry} 0 0 0 ${x + rx} ${foot - ry}V${foot - ry - h}Z`, rind) +
    path(
      `M${x - rx} ${foot - ry - h}V${foot - ry}A${rx} ${ry} 0 0 0 ${x + rx} ${foot - ry}V${foot - ry - h}Z`,
      `url(#${id})`,
    ) +
    ellipse(x, foot - ry - h, rx, ry, lighter(rind, 0.25)) +
    `<g transform="translate(${x} ${foot - ry - h}) scale(1 ${ry / rx})">${circle(0, 0, rx * 0.72, tag.ground)}${circle(0, 0, rx * 0.66, "none", `stroke="${tag.front}" stroke-width="5"`)}${place(-rx * 0.26, -rx * 0.56, rx * 0.52, tag.motif(onGround(sheet.palette, tag.ground)))}${writeCentered(sheet.word, 0, rx * 0.1, rx * 0.24, lighterPen({ ...sheet.pen(tag.front), slant: 0 }))}</g>`
  );
};

export const bag: Thing = (sheet, id, x, foot, size, tag) => {
  const [w, h] = [size * 0.8, size * 1.15];
  const left = x - w / 2;
  const body = `M${left} ${foot}C${left - 8} ${foot - h * 0.4} ${left + 10} ${foot - h * 0.7} ${left + w * 0.05} ${foot - h}H${left + w * 0.95}C${left + w - 10} ${foot - h * 0.7} ${left + w + 8} ${foot - h * 0.4} ${left + w} ${foot}Z`;
  return (
    softShadow(`s${id}`, x + w * 0.22, foot, w * 0.85, h * 0.08, 0.5) +
    roundLight(id) +
    clip(`c${id}`, path(body, "#000"), label(sheet, left - 10, foot - h, w + 20, h, tag)) +
    path(body, `url(#${id})`, 'opacity=".7"') +
    rect(left + w * 0.05, foot - h - 8, w * 0.9, h * 0.07, darker(tag.ground, 0.25))
  );
};
