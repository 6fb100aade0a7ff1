import { bald, bob, bun, cap, curls, type Face, fringe, long, quiff, short } from "./hair";
import { darker, lighter, mix } from "./palettes";
import type { Sheet } from "./sheet";
import { circle, clip, ellipse, line, path, polygon, rect } from "./svg";

const skins = ["#f2cfb3", "#e3b08c", "#c98b63", "#a5683f", "#7b4a2d", "#f5dcc8", "#d9a27c"] as const;

const hairs = ["#2a1c15", "#5a3a22", "#8f5c2e", "#c79a4f", "#b9b4aa", "#1b1a1d", "#7a2f1d", "#e6e0d4"] as const;

const outline = ({ half, jaw }: Face) =>
  `M${400 - half} 330C${400 - half} 190 ${400 + half} 190 ${400 + half} 330V400C${400 + half} ${470 + jaw} ${440 + jaw} 560 400 560C${360 - jaw} 560 ${400 - half} ${470 + jaw} ${400 - half} 400Z`;

/** A face cut from paper: half in light, half in shade. */
export function portrait(sheet: Sheet): string {
  const { random, palette, width } = sheet;
  const ground = random.pick(palette.colors);
  const cloth = random.pick([...palette.colors, palette.ink, palette.paper].filter((tone) => tone !== ground));
  const skin = random.pick(skins);
  const face: Face = {
    skin,
    shade: darker(mix(skin, palette.colors[1], 0.07), 0.15),
    hair: random.pick(hairs),
    half: random.between(106, 134),
    jaw: random.between(-14, 40),
  };
  const wool = random.pick(palette.colors.filter((tone) => tone !== ground));
  const style = random.pick([short, bob, long, bun, curls, fringe, bald, cap, quiff]);
  const [behind, before] = style(face);
  const bearded = style !== bob && style !== long && style !== bun && style !== fringe && random.chance(0.5);
  const dark = darker(face.hair, 0.2);
  const left = 400 - face.half * 0.46;
  const right = 400 + face.half * 0.46;
  const tilt = random.between(-5, 5);
  const shadow = random.pick([-1, 1]);
  const form = outline(face);
  const eyes = random.int(0, 2);
  const eye = (x: number) =>
    eyes === 0
      ? circle(x, 370, 9, "#1c1715")
      : eyes === 1
        ? path(`M${x - 17} 372q17 -16 34 0q-17 12 -34 0z`, "#fffaf2") + circle(x, 370, 8, "#1c1715")
        : path(`M${x - 16} 368q16 14 32 0`, "none", 'stroke="#1c1715" stroke-width="7" stroke-linecap="round"');
  const brow = (x: number, turn: number) =>
    line([x - 22, 336 + turn], [x + 22, 336 - turn], dark, 9, 'stroke-linecap="round"');
  const nose = path(
    `M400 372L${400 + shadow * 26} 442Q${400 + shadow * 10} 456 ${400 - shadow * 12} 446`,
    "none",
    `stroke="${darker(face.shade, 0.3)}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"`,
  );
  const mouth = random.pick([
    path("M366 490q34 26 68 0", "none", `stroke="${darker(face.shade, 0.45)}" stroke-width="8" stroke-linecap="round"`),
    path("M362 488q38 40 76 0z", "#fff6ee"),
    path("M368 494h62", "none", `stroke="${darker(face.shade, 0.45)}" stroke-width="8" stroke-linecap="round"`),
    path("M360 490q20 -16 40 -4q20 -12 40 4q-40 30 -80 0z", mix("#b5423c", face.skin, 0.2)),
  ]);
  const beard =
    path(
      `M${396 - face.half} 400C${400 - face.half} 620 ${400 + face.half} 620 ${404 + face.half} 400C${380 + face.half} 470 ${450} 452 400 456C350 452 ${420 - face.half} 470 ${396 - face.half} 400Z`,
      mix(face.hair, face.skin, 0.08),
    ) + path("M366 494q34 20 68 0", "none", 'stroke="#fff6ee" stroke-width="9" stroke-linecap="round"');
  const round = random.chance(0.5);
  const spectacles = random.chance(0.36)
    ? [left, right]
        .map((x) =>
          round
            ? circle(x, 370, 40, "none", 'stroke="#1c1715" stroke-width="7"')
            : rect(x - 42, 338, 84, 62, "none", 'rx="16" stroke="#1c1715" stroke-width="7"'),
        )
        .join("") + line([left + 40, 366], [right - 40, 366], "#1c1715", 7)
    : "";
  const hat =
    style === cap
      ? path(`M${372 - face.half} 306C${372 - face.half} 130 ${428 + face.half} 130 ${428 + face.half} 306Z`, wool) +
        rect(362 - face.half, 276, face.half * 2 + 76, 48, darker(wool, 0.22), 'rx="20"')
      : "";
  const earrings = random.chance(0.25)
    ? circle(392 - face.half, 436, 12, palette.colors[2]) + circle(408 + face.half, 436, 12, palette.colors[2])
    : "";
  const collar = random.pick([
    polygon("330,610 400,690 470,610 500,640 400,760 300,640", lighter(cloth, 0.35)),
    path("M318 626q82 66 164 0l14 34q-96 74 -192 0z", darker(cloth, 0.22)),
    "",
    path("M300 640L400 800L500 640L470 616L400 720L330 616Z", darker(cloth, 0.3)),
  ]);
  const ears = ellipse(398 - face.half, 390, 20, 32, face.shade) + ellipse(402 + face.half, 390, 20, 32, face.shade);
  const disc = random.chance(0.5)
    ? circle(400 + random.between(-120, 120), 330, random.between(230, 300), lighter(ground, 0.22))
    : polygon(`0,0 800,0 0,${random.between(400, 800)}`, lighter(ground, 0.14));
  return `<g transform="scale(${width / 800})">${
    rect(0, 0, 800, 800, ground) + disc
  }<g transform="rotate(${tilt.toFixed(1)} 400 640)"><g transform="translate(10 12)" opacity=".25">${behind ? path(form, "#0b0a10") : ""}</g>${behind}${path("M340 500H460V640L400 690L340 640Z", face.shade)}</g>${path(
    `M120 800C130 680 240 640 340 612Q400 680 460 612C560 640 670 680 680 800Z`,
    cloth,
  )}${clip(
    "body",
    path("M120 800C130 680 240 640 340 612Q400 680 460 612C560 640 670 680 680 800Z", "#000"),
    polygon(shadow > 0 ? "400,600 800,600 800,800 440,800" : "400,600 0,600 0,800 360,800", darker(cloth, 0.18)),
  )}${collar}<g transform="rotate(${tilt.toFixed(1)} 400 640)">${ears}${path(form, face.skin)}${clip("face", path(form, "#000"), rect(shadow > 0 ? 404 : 196, 180, 200, 420, face.shade))}${bearded ? beard : mouth}${nose}${eye(left)}${eye(right)}${brow(left, random.between(-4, 6))}${brow(right, random.between(-6, 4))}${spectacles}${before}${hat}${earrings}</g></g>`;
}
